import type table from './parts.json';

/** A name of the table of parts, `shared/parts.json`. */
export type PartName = keyof typeof table;
export interface Part {
  /** Folder from the project's root. */
  workspace: string;
  /** Of its development server. */
  port: number;
  /** Exposed module by the path that it is shown at. */
  pages: Record<string, string>;
  /** The path of a page by each address that leads on to it: where a page was before, what is printed. */
  moved?: Record<string, string>;
  /** Names of all exposed modules. */
  exposes: string[];
}
export const parts: Record<PartName, Part>;
export function partsOf(rows: object): Record<string, Part>;
export const sharedPackages: Record<string, string>;
export function sharedScope(role: { provides: boolean }): Record<string, object>;
