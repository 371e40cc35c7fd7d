/** One of a few things to choose from, by its name. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
}
