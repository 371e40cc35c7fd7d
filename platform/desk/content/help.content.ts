/** What *Help* has, by names in addresses: the pages of docs/ of these names, and `api`, which is made from the routes. */
export const helpPages = {
  desk: 'The desk',
  'marketing-team': 'For the marketing team',
  'legal-team': 'For the legal team',
  api: 'For programs',
};

/** The page for programs. */
export const api = {
  head: `# For programs

What the screens ask, programs can ask as well: JSON at \`/api/v1\`, with the cookie of a session. A change names the desk in \`Origin\`. [The same as OpenAPI](/api/v1/openapi.json) says of each value what it has to be.`,
  optional: ' (may be missing)',
};
