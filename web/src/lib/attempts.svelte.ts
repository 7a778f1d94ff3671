/** Things that somebody asks for one after the other: what the last one said, or why it was refused. */

import { t } from "./i18n.svelte";

/** Why something was not done, for the reader. */
export const reasonOf = (error: unknown): string => (error as Error).message || t("offline");

export class Attempts {
  said = $state("");
  problem = $state("");

  readonly attempt = async (what: () => Promise<string>): Promise<void> => {
    this.problem = this.said = "";
    try {
      this.said = await what();
    } catch (error) {
      this.problem = reasonOf(error);
    }
  };
}
