/** Tables in the browser, run in Node. One file, so that what they are compared with is written once. */

import "./games";
import "./server";
