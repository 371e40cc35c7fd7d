export type PartName = 'shell' | 'landing' | 'legal';
export interface Part {
  workspace: string;
  port: number;
  exposes: string[];
}
export const parts: Record<PartName, Part>;
export const sharedPackages: Record<string, string>;
export function sharedScope(role: { provides: boolean }): Record<string, object>;
