import { knownParts } from '@site/shared/working-copy/working-copy';
import { Command } from 'commander';
import {
  type PeopleOutcome,
  type PeopleState,
  type Teams,
  bootstrapPolicy,
  describeChange,
  proposalUnknown,
  proposePeople,
  readPeopleState,
  signPeople,
  waivePolicy,
  withMachine,
  withMore,
  withoutKey,
} from '@site/operations';
import { type OwnedKey, type PeopleInput, readKeyLine } from '@site/ledger';
import { SiteError } from '@site/errors';
import { type Context, partNamed, readGiven } from '../context/context';
import { formatPeople, formatProposals } from '../format/format-people';
import { keyCommand } from './key';

interface Options {
  team: string[];
  editor: string[];
  message: string;
  machine?: boolean;
}

const collect = (word: string, words: string[]) => [...words, word];

export function peopleCommand(contextOf: () => Context): Command {
  return new Command('people')
    .description('who may ship what: show it, begin with it, change it')
    .action(async () => showPeople(contextOf()))
    .addCommand(keyCommand(contextOf))
    .addCommand(
      withChangeOptions(new Command('init'))
        .description('say for the first time who may ship what; from then on, nothing unsigned goes live')
        .argument('<key...>', 'everybody’s, as npm run site -- people key --new prints them')
        .requiredOption(
          '--editor <address>',
          'who may change it; two of them are needed where there are two',
          collect,
          [],
        )
        .action(async (lines: string[], options: Options) => {
          const context = contextOf();
          const keys = lines.map(readKeyLine);
          const { editor: editors, message } = options;
          const teams = teamsOf(options.team);
          const partNames = Object.keys(knownParts);
          const said = { keys, teams, editors, partNames, message, loadSigner: context.loadSigner };
          reportOutcome(context, await bootstrapPolicy({ ...said, store: await context.openStore() }));
        }),
    )
    .addCommand(
      withChangeOptions(new Command('add'))
        .description('let a person in, or give one another key or team')
        .argument('<key...>', 'of who comes in: "Lata Rao <lata@brand.in> MCowBQ…"')
        .option('--machine', 'a machine comes in, such as CI: it may publish and roll back for its --team')
        .action(async (lines: string[], options: Options) => {
          const context = contextOf();
          const keys = lines.map(readKeyLine);
          const more = options.machine ? withMachines : withMore;
          await change(context, options, (current) => more(begun(current), keys, teamsOf(options.team)));
        }),
    )
    .addCommand(
      new Command('revoke')
        .description('have a key count no more, from now on')
        .argument('<key>', 'the beginning of its id')
        .requiredOption('-m, --message <words>', 'why')
        .action(async (key: string, options: Options) => {
          await change(contextOf(), options, (current) => withoutKey(begun(current), key, new Date()));
        }),
    )
    .addCommand(
      new Command('change')
        .description(
          'replace it by a file that you edited: persons, parts, editors as "people --json" prints them',
        )
        .argument('<file>', 'JSON')
        .requiredOption('-m, --message <words>', 'why')
        .action(async (file: string, options: Options) => {
          const context = contextOf();
          const input = parsePeople(await readGiven(context, file, 'Give another file.'), file);
          await change(context, options, (current) => {
            begun(current);
            return { persons: input.persons, parts: input.parts, editors: input.editors };
          });
        }),
    )
    .addCommand(
      new Command('none')
        .description('do without: anyone with the store’s credentials may ship, also to a public address')
        .requiredOption('-m, --message <words>', 'why')
        .action(async ({ message }: Options) => {
          const context = contextOf();
          const store = await context.openStore();
          const isNew = await waivePolicy({ store, author: await context.author(), message });
          context.report.result(
            isNew
              ? 'Anyone with the credentials of this store may ship, also to a public address. To end that: npm run site -- people init'
              : 'That was said before; nothing was changed.',
            { status: isNew ? 'without-policy' : 'already-without-policy' },
          );
        }),
    )
    .addCommand(
      new Command('sign')
        .description('agree to a change that another editor proposed')
        .argument(
          '[proposal]',
          'the beginning of its SHA-256 (default: says what is proposed, and signs nothing)',
        )
        .action(async (beginning: string | undefined) => {
          const context = contextOf();
          if (!beginning) return showProposals(context);
          const store = await context.openStore({ mayCreate: false });
          reportOutcome(context, await signPeople(store, beginning, context.loadSigner));
        }),
    );
}

function withMachines(people: PeopleInput, keys: OwnedKey[], teams: Teams): PeopleInput {
  return keys.reduce((before, key) => {
    const parts = Object.keys(teams).filter((part) => teams[part]!.includes(key.id));
    return withMachine(before, key, { publish: parts, rollBack: parts });
  }, people);
}

function withChangeOptions(command: Command): Command {
  return command
    .option('--team <part=addresses>', 'who ships a part: legal=lata@brand.in,ravi@brand.in', collect, [])
    .option('-m, --message <words>', 'why', '');
}

/** Who may ship what, and what editors can agree to. */
async function readOpenState({ openStore }: Context): Promise<PeopleState> {
  const state = await readPeopleState(await openStore({ mayCreate: false }));
  return { ...state, proposals: state.proposals.filter(({ whyVoid }) => whyVoid === null) };
}

async function showPeople(context: Context): Promise<void> {
  const state = await readOpenState(context);
  const { current, root } = state;
  const { number = null, time = null, persons = null, parts = null, editors = null } = current?.people ?? {};
  const policy = { number, sha256: current?.sha256 ?? null, root, time, persons, parts, editors };
  context.report.result(formatPeople(state), { ...policy, proposals: proposalFields(state) });
}

/** An editor agrees to nothing unseen: who can write to the store can put another proposal in the place of a colleague's. */
async function showProposals(context: Context): Promise<void> {
  const state = await readOpenState(context);
  if (state.proposals.length === 0) throw proposalUnknown('', []);
  const fields = { status: 'nothing-signed', proposals: proposalFields(state) };
  context.report.result([...formatProposals(state), 'Nothing was signed.'].join('\n'), fields);
}

function proposalFields({ current, proposals }: PeopleState) {
  return proposals.map(({ version: { sha256, people }, missing }) => ({
    sha256,
    message: people.message,
    changes: describeChange(current?.people ?? null, people),
    missing,
  }));
}

async function change(
  context: Context,
  { message }: Options,
  make: (current: PeopleInput | null) => PeopleInput,
): Promise<void> {
  const { openStore, loadSigner } = context;
  const outcome = await proposePeople({ store: await openStore(), change: make, message, loadSigner });
  reportOutcome(context, outcome);
}

function reportOutcome({ report }: Context, { status, version, missing }: PeopleOutcome): void {
  const { sha256, people } = version;
  report.result(
    status === 'in-force'
      ? `Version ${people.number} of the access policy is in force. Its SHA-256: ${sha256}`
      : `Version ${people.number} is proposed, and waits for ${missing} more of its editors. They read it (npm run site -- people sign), and agree: npm run site -- people sign ${sha256.slice(0, 12)}`,
    { status, number: people.number, sha256, missing },
  );
}

function teamsOf(words: string[]): Teams {
  const teams: Teams = {};
  for (const word of words) {
    const [part = '', members = ''] = word.split('=');
    teams[partNamed(part)] = members.toLowerCase().split(',').filter(Boolean);
  }
  return teams;
}

/** What it holds is checked with the whole version. @throws SiteError `file-refused` */
function parsePeople(text: string, file: string): PeopleInput {
  try {
    return (JSON.parse(text) ?? {}) as PeopleInput;
  } catch (cause) {
    throw new SiteError(
      'file-refused',
      `${file} is not JSON: ${(cause as Error).message}.`,
      'Edit what this prints: npm run --silent site -- people --json',
      { cause },
    );
  }
}

function begun(current: PeopleInput | null): PeopleInput {
  if (current) return current;
  throw new SiteError(
    'policy-missing',
    'This store has no access policy yet; nothing was changed.',
    'Begin with: npm run site -- people init',
  );
}
