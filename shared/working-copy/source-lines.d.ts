/** The line of each value in the source of a content file, from 1, by the value's path: `v1.sections[0].title`. */
export function sourceLines(source: string): Record<string, number>;

/** `computed`: no literal. */
type ValueKind = 'text' | 'number' | 'boolean' | 'null' | 'list' | 'object' | 'computed';

/** Where each value is written in the same source, in characters from its beginning. */
export function sourceValues(source: string): { path: string; start: number; end: number; kind: ValueKind }[];
