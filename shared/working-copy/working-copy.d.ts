import type { Part } from '../federation';

/** The folder of this package. */
export const KIT: string;
/** Whether a part's own repository has this package installed; otherwise it is one of the workspaces. */
export const isInstalled: boolean;
/** What is installed ready to run. */
export const LIBRARIES: RegExp;
/** The root of the repository that is worked in. */
export const ROOT: string;
/** Folders of the platform's packages, from the root of a repository on. @param root by default of the one that is worked in */
export function platformPackages(root?: string): string[];
/** What keeps a Node from running the project, and what to do; null where nothing does. @param version by default of the one that runs */
export function unusableNode(version?: string): { fact: string; remedy: string } | null;
/** What keeps parts from being built in a folder, and what to do; null where nothing does. */
export function unusableFolder(folder: string): { fact: string; remedy: string } | null;
/** The table of parts, with the rows of this repository's own. */
export const knownParts: Record<string, Part>;
/** Names of the parts whose source is in this repository. */
export const partsHere: string[];
