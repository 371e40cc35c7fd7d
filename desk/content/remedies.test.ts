import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remedies } from './remedies.content';

const deploy = join(__dirname, '../../deploy');
/** What is done at the desk as in the terminal, by the same code. */
const DONE_HERE =
  /^(actions\/((approve|people|promote|rollback|schedule|withdraw)\/|ask-for|share-)|gates\/withdrawn|records\/(choose|earlier|find))/;
/** What commands alone ask for: at the desk it is chosen from a list. */
const OF_COMMANDS = ['choice-unreadable', 'key-unknown', 'part-unpublished'];

const names = readdirSync(deploy, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('node_modules'),
);
const read = (name: string) => readFileSync(join(deploy, name), 'utf8');
const sources = names.map(read).join('\n');

it.each(Object.keys(remedies))('%s is a problem that there is', (code) => {
  expect(sources).toContain(`'${code}'`);
});

it('names no command: that is what a terminal is for', () => {
  expect(Object.values(remedies).filter((words) => /npm run|site --/.test(words))).toEqual([]);
});

it('has one for each refusal of what is done at the desk that names a command', () => {
  const refusals = names
    .filter((name) => DONE_HERE.test(name))
    .flatMap((name) => [
      ...read(name).matchAll(/^( *)(?:code: )?'([a-z-]+)',\n(?:(?!^ *[)}])[^])*?npm run site/gm),
    ])
    .map(([, , code]) => code!);

  expect(refusals.length).toBeGreaterThan(20);
  expect(refusals.filter((code) => !(code in remedies) && !OF_COMMANDS.includes(code))).toEqual([]);
});
