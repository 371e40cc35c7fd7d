import { anApproval, anApprovedPolicy } from '../testing/a-policy';
import { policySchema, policySchemaWith } from './policy-rules';
import type { Policy } from './policy.schema';
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

it.each(versions)('accepts $id', (version) => {
  expect(problemsOf(version)).toEqual([]);
});

it('accepts an approved version', () => {
  expect(problemsOf(anApprovedPolicy())).toEqual([]);
});

it('refuses a version that would be in force before it was approved', () => {
  const status = anApproval({ approvedOn: '2027-05-02', effectiveDate: '2027-05-01' });

  expect(problemsOf(anApprovedPolicy({ status }))).toEqual([
    'status.effectiveDate: is 2027-05-01, before the approval (2027-05-02). A version is in force from its approval at the earliest',
  ]);
});

it('refuses a section that is missing', () => {
  expect(problemsOf(withSections((sections) => sections.slice(1)))).toEqual([
    'sections: must be nine sections (specification §2)',
  ]);
});

it('refuses sections in another order', () => {
  const [first] = problemsOf(
    withSections(([one, two, ...rest]) => [two, one, ...rest] as Policy['sections']),
  );

  expect(first).toBe('sections.0.id: must be "information-collected"; ids and their order are frozen');
});

it('refuses a version without the heading that Google Play links to', () => {
  const policy = withSections((sections) =>
    sections.map((section) => ({
      ...section,
      blocks: section.blocks.filter((b) => b.kind !== 'heading' || b.id !== 'delete-account'),
    })),
  );

  expect(problemsOf(policy)).toContain('sections: must have a heading with the frozen id "delete-account"');
});

it("refuses a version that does not say which language's text counts", () => {
  const policy = withSections((sections) =>
    sections.map((section) => ({
      ...section,
      blocks: section.blocks.filter(({ kind }) => kind !== 'prevails'),
    })),
  );

  expect(problemsOf(policy)).toEqual([
    'sections: must say which language’s text counts: { "id": "prevails", "kind": "prevails", "language": "en", "confirmed": false }',
  ]);
});

it('refuses a language that the site does not have as the one whose text counts', () => {
  const policy = withSections((sections) =>
    sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((b) => (b.kind === 'prevails' ? { ...b, language: 'la' } : b)),
    })),
  );

  expect(problemsOf(policy)).toEqual([
    expect.stringMatching(/^sections\.8\.blocks\.\d\.language: must be a language of the site: en, kn, /),
  ]);
});

it('refuses a link that leads nowhere', () => {
  const policy = anApprovedPolicy({ lead: 'See [our terms](#terms).' });

  expect(problemsOf(policy)).toEqual([
    'sections: have a link to #terms, which no section or heading has as its id',
  ]);
});

it('refuses a permission that is missing', () => {
  const policy = withSections((sections) =>
    sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((b) =>
        b.kind === 'table' && section.number === 7 ? { ...b, rows: b.rows.slice(1) } : b,
      ),
    })),
  );

  expect(problemsOf(policy)[0]).toMatch(
    /^sections\.6\.blocks: must have a table with the nine permissions: Internet, /,
  );
});

it('refuses a table row without one of the columns', () => {
  const policy = withSections((sections) =>
    sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((b) =>
        b.kind === 'table' && section.number === 3
          ? { ...b, rows: b.rows.map((row) => ({ ...row, cells: { who: 'A' } })) }
          : b,
      ),
    })),
  );

  expect(problemsOf(policy)[0]).toBe(
    'sections.2.blocks.1.rows.0.cells: must have who, why, what, in this order',
  );
});

it('refuses a date that does not exist', () => {
  const status = anApproval({ effectiveDate: '2027-02-30' });

  expect(problemsOf(anApprovedPolicy({ status }))).toEqual([
    'status.effectiveDate: must be a date such as 2027-01-31',
  ]);
});

it('refuses an approval without the name of who approved', () => {
  const { approvedBy: _, ...status } = anApproval();

  expect(problemsOf({ ...anApprovedPolicy(), status })[0]).toMatch(/^status\.approvedBy: /);
});

it.each(['0', '31', '90', 'soon'])('refuses %s days for a grievance', (days) => {
  const policy = withSections((sections) =>
    sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((b) => (b.kind === 'officer' ? { ...b, days } : b)),
    })),
  );

  expect(problemsOf(policy)[0]).toMatch(/days: must be 1 to 30 days/);
});

it('refuses a published version whose text has changed, and advises a new version', () => {
  const schema = policySchemaWith(() => ({ v1: 'sha256-of-another-text' }));

  expect(problemsOf(anApprovedPolicy(), schema)).toEqual([
    ': was published, and its text has changed since. Put the published text back, and add the new text as a version ' +
      'of its own (docs/legal-team.md says how)',
  ]);
});
