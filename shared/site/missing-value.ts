/** A value that the business has not supplied, and where it is to be put. */
export interface MissingValue {
  /** Such as `phone` or `grievanceOfficer.email`. */
  path: string;
  /** From the project's root. */
  file: string;
  /** Of the value's name in the file, from 1; 1 where the file does not name it, and where nothing was built. */
  line: number;
}
