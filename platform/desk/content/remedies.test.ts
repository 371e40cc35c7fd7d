import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { remedies, remedyAtDesk } from './remedies.content';

const platform = join(__dirname, '../..');
const deskOfServer = join(platform, 'desk/server');
/** What a person at the desk cannot act on. */
const OF_A_TERMINAL =
  /npm run|npx |apt-get|(?<![\w-])--[a-z]|(?<![\w-])-m "|[Tt]erminal|the command|SITE_[A-Z]|CHROMIUM_PATH|\bgit /;
/** What commands alone ask for: at the desk it is chosen from a list, or there is no such thing. */
const OF_COMMANDS = [
  ...['choice-unreadable', 'key-unknown', 'key-exists', 'key-is-mutable'],
  ...['dist-holds-link', 'dist-missing', 'dist-not-built', 'not-built', 'port-in-use', 'proof-unreadable'],
];

const namesIn = (list: string) => (list.match(/\w+/g) ?? []).filter((name) => name !== 'type');

/** The files of another package of the platform that its door has some names of. */
function filesBehind(door: string, names: string[]): string[] {
  const index = join(platform, door, 'index.ts');
  if (!existsSync(index)) return [];
  const exported = [...readFileSync(index, 'utf8').matchAll(/export \{([^}]*)\} from '(\.[^']+)'/g)];
  const wanted = exported.filter(([, list]) => namesIn(list!).some((name) => names.includes(name)));
  return wanted.map(([, , path]) => `${resolve(dirname(index), path!)}.ts`);
}

/** Each file of the server that the desk's routes and acts reach. */
function reachedBy(file: string, reached: Set<string>): Set<string> {
  if (reached.has(file) || !existsSync(file)) return reached;
  reached.add(file);
  const text = readFileSync(file, 'utf8');
  const own = [...text.matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, path]) => path!);
  const doors = [...text.matchAll(/import (?:type )?\{([^}]*)\} from '@site\/([\w-]+)'/g)];
  for (const path of own) reachedBy(`${resolve(dirname(file), path)}.ts`, reached);
  for (const [, list, door] of doors)
    for (const behind of filesBehind(door!, namesIn(list!))) reachedBy(behind, reached);
  return reached;
}

const sources = readdirSync(deskOfServer, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .reduce((reached, name) => reachedBy(join(deskOfServer, name), reached), new Set<string>());
const texts = [...sources].map((file) => readFileSync(file, 'utf8'));

it.each(Object.keys(remedies))('%s is a problem that there is', (code) => {
  expect(texts.join('\n')).toContain(`'${code}'`);
});

it('names no command: that is what a terminal is for', () => {
  expect(Object.values(remedies).filter((words) => OF_A_TERMINAL.test(words))).toEqual([]);
});

it('has one for each refusal that the desk can show and whose own names a command', () => {
  const written = [
    /^ *(?:code: )?'([a-z]+(?:-[a-z]+)+)',\n((?:(?!^ *[)}\]])[^])*?)^ *[)}\]]/gm,
    /(?:SiteError|RequestRefused)\(\d*(?:, )?'([a-z-]+)', (.*)\)/g,
  ];
  const refusals = texts.flatMap((text) =>
    written.flatMap((form) =>
      [...text.matchAll(form)].map(([, code, remedy]) => ({ code: code!, remedy: remedy! })),
    ),
  );
  const violations = texts.flatMap((text) => text.match(/(?<=PolicyViolation\(\s*')[a-z-]+/g) ?? []);
  refusals.push(...violations.map((code) => ({ code, remedy: 'npm run site -- status --history' })));
  const missing = refusals.filter((refusal) => {
    const said = remedyAtDesk(refusal);
    return !OF_COMMANDS.includes(refusal.code) && said === refusal.remedy && OF_A_TERMINAL.test(said);
  });

  expect(refusals.length).toBeGreaterThan(150);
  expect(violations).toContain('schedule-superseded');
  expect(missing.map(({ code }) => code)).toEqual([]);
});
