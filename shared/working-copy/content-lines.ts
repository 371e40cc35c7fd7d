/** Where the values of a content file are written. */
export interface ContentLines {
  /** From the project's root. */
  file: string;
  /** Lines, from 1, by the path of the value: `v1.sections[0].title`. */
  lines: Record<string, number>;
}

/** A line of a file, for messages. */
export interface Place {
  file: string;
  line: number;
}

/** Where the value at a path is written, or the nearest value around it; line 1 where the file has neither. */
export function placeOf({ file, lines }: ContentLines, path: string): Place {
  const line = lines[path];
  if (line !== undefined) return { file, line };
  const end = Math.max(path.lastIndexOf('.'), path.lastIndexOf('['));
  return end < 0 ? { file, line: 1 } : placeOf({ file, lines }, path.slice(0, end));
}
