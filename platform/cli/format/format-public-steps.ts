import type { OpenStep } from '@site/operations';
import { formatCount } from '@site/text';

/** So many places of a step are shown; `--json` has all. */
const SHOWN = 5;

/** The way to a public address: how far it is, and for each step who does what where. */
export function formatPublicSteps(steps: OpenStep[]): string {
  const done = steps.filter(({ open }) => open === 0).length;
  const open = steps.reduce((sum, step) => sum + step.open, 0);
  return [
    `The way to a public address: ${done} of ${formatCount(steps.length, 'step')} done, ${open} open. What is published counts.`,
    ...steps.map(formatStep),
  ].join('\n\n');
}

function formatStep(step: OpenStep, index: number): string {
  const { title, who, open, places } = step;
  if (open === 0) return `${index + 1}. ${title}: done`;
  const more = open > SHOWN ? [`   … and ${open - SHOWN} more (--json has all)`] : [];
  return [
    `${index + 1}. ${title}: ${open} open. ${who}`,
    ...places
      .slice(0, SHOWN)
      .map(({ file, line, what }) => `   ${file && `${file}:${line}  `}${what.split('\n')[0]}`),
    ...more,
    `   → ${whatToDo(step)}`,
  ].join('\n');
}

function whatToDo({ step, part }: OpenStep): string {
  const publish = `npm run site -- publish ${part ?? 'shell'} -m "why"`;
  return {
    values: `Put them in the place of null, and publish: ${publish}`,
    texts: `Confirm each where it stands, and publish: ${publish}`,
    translations: `Read each, write confirmed: true in it, and publish: ${publish}`,
    rules: 'Change what it names, and publish that part: npm run site -- publish <part>',
    people: 'Say who may: npm run site -- people init (docs/who-ships-what.md)',
    address: `Give siteOrigin last, and publish: ${publish}`,
    check: 'Once all else is done, have a browser open it: npm run site -- check <part@release>',
  }[step];
}
