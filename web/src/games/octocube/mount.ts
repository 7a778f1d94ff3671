import { mounter } from "../mount.svelte";
import { board } from "./board";
import { words } from "./words";

export const mount = mounter(board, words);
