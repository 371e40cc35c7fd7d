import { partName } from '@site/text';

const notLive = (parts: string[]) => `Not live at its time: ${partName(...parts)}`;

/** What is scheduled and frozen, as a calendar program shows it. */
export const calendar = {
  name: 'The site',
  goesLive: (parts: string[]) => `Goes live: ${partName(...parts)}`,
  asBefore: (parts: string[]) => `As before again: ${partName(...parts)}`,
  held: (parts: string[]) => `Does not go live as it is: ${partName(...parts)}`,
  missed: notLive,
  refused: notLive,
  frozen: (parts: string[]) => `Frozen: ${parts.length > 0 ? partName(...parts) : 'the site'}`,
  by: (message: string, author: string) => `${message} (${author})`.trim(),
};
