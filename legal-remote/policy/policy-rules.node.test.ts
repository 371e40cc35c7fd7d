import { anApproval, anApprovedPolicy } from '../testing/a-policy';
import { policySchema, policySchemaWith } from './policy-rules';
import type { Block, Policy } from './policy.schema';
import { versions } from './all-versions';

/** A policy as its file has it: entries with ids, sections without numbers. */
function asWritten(policy: unknown): unknown {
  return JSON.parse(JSON.stringify(policy), (key, value: unknown) => {
    if (key === 'number') return undefined;
    if (!Array.isArray(value) || key === 'sections') return value;
    return value.map((entry: string | { kind?: string; id?: string }, index) => {
      if (typeof entry === 'string') return { id: `e${index}`, text: entry };
      const { id: anchor, ...rest } = entry;
      return { id: `e${index}`, ...rest, ...(anchor && { anchor }) };
    });
  });
}

/** The problems that the schema finds in a policy, as `path: message`. */
function problemsOf(policy: unknown, schema = policySchema): string[] {
  const { error } = schema.safeParse(asWritten(policy));
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

function withSections(change: (sections: Policy['sections']) => Policy['sections']): Policy {
  const policy = anApprovedPolicy();
  return { ...policy, sections: change(policy.sections) };
}

/** A policy with other blocks in each section. */
const withBlocks = (change: (blocks: Block[], number: number) => Block[]) =>
  withSections((sections) =>
    sections.map((section) => ({ ...section, blocks: change(section.blocks, section.number) })),
  );

it.each(versions)('accepts $id', (version) => {
  expect(problemsOf(version)).toEqual([]);
});

it.each(['1.1', '1.10', '2', '10'])('accepts %s as the number of the version after 1', (version) => {
  expect(problemsOf(anApprovedPolicy({ id: 'v2', version }))).toEqual([]);
});

it('accepts an approved version', () => {
  expect(problemsOf(anApprovedPolicy())).toEqual([]);
});

it.each<[what: string, policy: Policy, problems: unknown]>([
  [
    'a version that would be in force before it was approved',
    anApprovedPolicy({ status: anApproval({ approvedOn: '2027-05-02', effectiveDate: '2027-05-01' }) }),
    [
      'status.effectiveDate: is 2027-05-01, before the approval (2027-05-02). A version is in force from its approval at the earliest',
    ],
  ],
  [
    'a section that is missing',
    withSections((sections) => sections.slice(1)),
    ['sections: must be nine sections (specification §2)'],
  ],
  [
    'sections in another order',
    withSections(([one, two, ...rest]) => [two, one, ...rest] as Policy['sections']),
    expect.arrayContaining([
      'sections.0.id: must be "information-collected"; ids and their order are frozen',
    ]),
  ],
  [
    'a version without the heading that Google Play links to',
    withBlocks((blocks) => blocks.filter((b) => b.kind !== 'heading' || b.id !== 'delete-account')),
    expect.arrayContaining(['sections: must have a heading with the frozen id "delete-account"']),
  ],
  [
    "a version that does not say which language's text counts",
    withBlocks((blocks) => blocks.filter(({ kind }) => kind !== 'prevails')),
    [
      'sections: must say which language’s text counts: { "id": "prevails", "kind": "prevails", "language": "en", "confirmed": false }',
    ],
  ],
  [
    'a language that the site does not have as the one whose text counts',
    withBlocks((blocks) => blocks.map((b) => (b.kind === 'prevails' ? { ...b, language: 'la' } : b))),
    [expect.stringMatching(/^sections\.8\.blocks\.\d\.language: must be a language of the site: en, kn, /)],
  ],
  [
    'a link that leads nowhere',
    anApprovedPolicy({ lead: 'See [our terms](#terms).' }),
    ['sections: have a link to #terms, which no section or heading has as its id'],
  ],
  [
    'a permission that is missing',
    withBlocks((blocks, number) =>
      blocks.map((b) => (b.kind === 'table' && number === 7 ? { ...b, rows: b.rows.slice(1) } : b)),
    ),
    expect.arrayContaining([
      expect.stringMatching(/^sections\.6\.blocks: must have a table with the nine permissions: Internet, /),
    ]),
  ],
  [
    'a table row without one of the columns',
    withBlocks((blocks, number) =>
      blocks.map((b) =>
        b.kind === 'table' && number === 3
          ? { ...b, rows: b.rows.map((row) => ({ ...row, cells: { who: 'A' } })) }
          : b,
      ),
    ),
    expect.arrayContaining(['sections.2.blocks.1.rows.0.cells: must have who, why, what, in this order']),
  ],
  [
    'a date that does not exist',
    anApprovedPolicy({ status: anApproval({ effectiveDate: '2027-02-30' }) }),
    ['status.effectiveDate: must be a date such as 2027-01-31'],
  ],
  [
    'an approval without the name of who approved',
    anApprovedPolicy({ status: anApproval({ approvedBy: '' }) }),
    expect.arrayContaining([expect.stringMatching(/^status\.approvedBy: /)]),
  ],
  [
    'a version with the number of the one before',
    anApprovedPolicy({ id: 'v2' }),
    ['version: must be a higher number than 1, that of the version before'],
  ],
  ...['0', '31', '90', 'soon'].map((days): [string, Policy, unknown] => [
    `${days} days for a grievance`,
    withBlocks((blocks) => blocks.map((b) => (b.kind === 'officer' ? { ...b, days } : b))),
    expect.arrayContaining([expect.stringMatching(/days: must be 1 to 30 days/)]),
  ]),
])('refuses %s', (_, policy, problems) => {
  expect(problemsOf(policy)).toEqual(problems);
});

it('refuses a published version whose text has changed, and advises a new version', () => {
  const schema = policySchemaWith(() => ({ v1: 'sha256-of-another-text' }));

  expect(problemsOf(anApprovedPolicy(), schema)).toEqual([
    ': was published, and its text has changed since. Put the published text back, and add the new text as a version ' +
      'of its own (docs/legal-team.md says how)',
  ]);
});
