/** What one place of a form takes, made from the schema of the content. */
export type Shape = {
  label: string;
  hint?: string;
  /** Whether content may be without it. */
  isOptional?: true;
  /** Whether it may be null: the business has not supplied it yet. */
  isNullable?: true;
} & (
  | {
      kind: 'text';
      /** How many letters fit, and where. */
      room?: { letters: number; place: string };
      isLong: boolean;
    }
  | { kind: 'date' }
  | { kind: 'switch' }
  /** By `art`, options have pictures: `category-groceries.svg` among the part's. */
  | { kind: 'choice'; options: string[]; art?: string }
  /** A drawing by its name, or a file of so many pixels; what it shows is in the field next to it of that name. */
  | { kind: 'picture'; drawings: string[]; width: number; height: number; described: string }
  | { kind: 'list'; item: Shape; least: number; most: number | null; things: string }
  | { kind: 'group'; fields: Record<string, Shape> }
  /** A group for each value of `by`. */
  | { kind: 'variants'; by: string; of: Record<string, Shape> }
  /** As many fields as the content has. */
  | { kind: 'record'; entry: Shape }
  /** Shown, and not to be changed. */
  | { kind: 'fixed'; reason: string }
  /** Not shown: an id, or what a translation has from English. */
  | { kind: 'hidden'; value?: string | number | boolean }
);
