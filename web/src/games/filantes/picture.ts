/** The board as it is drawn, also where nobody plays on it. */

import { boardOf, type Film, type Picture } from "../picture.svelte";
import { animate } from "./animate";
import type { Position } from "./position";
import { sceneOf, type Scene } from "./scene";

export const film: Film<Scene> = { sceneOf, animate };
export const picture = (): Picture<Position, Scene> => boardOf();
