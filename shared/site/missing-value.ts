/** A value that the business has not supplied, and where it is to be put. */
export interface MissingValue {
  /** Such as `phone` or `grievanceOfficer.email`. */
  path: string;
  /** From the project's root. */
  file: string;
  /** Of the value, from 1; of what it belongs to where the file does not name it; 1 where nothing was built. */
  line: number;
}
