/** A photograph of a phone has 12 MB at most. Apart from the schemas, which browsers do not load. */
export const MAX_PICTURE_MB = 12;
