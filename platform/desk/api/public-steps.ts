/** A step of the way to a public address. */
export interface PublicStep {
  step: 'values' | 'texts' | 'translations' | 'rules' | 'people' | 'address' | 'check';
  /** Null where it is about the whole site. */
  part: string | null;
  title: string;
  /** Who can do it. */
  who: string;
  /** How much is open in it; 0 once it is done. */
  open: number;
}
