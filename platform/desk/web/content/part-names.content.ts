/** What people call the parts of the site, within a sentence. A part that is not here is called by its own name. */
export const partNames: Record<string, string> = {
  shell: 'the site’s frame',
  landing: 'the landing page',
  legal: 'the privacy policy',
};
