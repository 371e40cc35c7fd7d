/** Where pages send what is counted of a visit. */
export const VISITS_PATH = '/_visits';
