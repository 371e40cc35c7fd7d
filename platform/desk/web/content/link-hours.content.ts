/** How long a link is to work. */
export const linkHours = {
  label: 'The link works for',
  options: [
    ['1', '1 hour'],
    ['24', '24 hours'],
    ['72', '3 days'],
    ['168', '7 days'],
  ] as [hours: string, label: string][],
};
