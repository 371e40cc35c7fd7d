import { suppliedValues as site } from '@site/shared/testing/supplied-values';
import { fillPolicy } from '../policy/fill-policy';
import { anApproval, anApprovedPolicy } from '../testing/a-policy';
import { otherVersionsOf } from '../policy/approved-versions';
import { historyOf } from '../policy/history';
import type { Policy } from '../policy/policy.schema';
import { asShown } from '../policy/shown-status';
import { policyDocuments, versionDocuments } from './documents';
import { policyJson } from './policy-json';
import { english } from '../testing/english';

const { words } = english;

const { policy } = english;

const documents = policyDocuments(english, site);
const filled = fillPolicy(policy, site);

describe('privacy-policy.json', () => {
  const json = JSON.parse(documents['privacy-policy.json']);

  it('has the sections of the page', () => {
    expect(json.sections).toEqual(filled.sections);
  });

  it('names the version, its status, who is responsible and whom to contact', () => {
    expect(json).toMatchObject({
      title: 'Privacy Policy',
      version: policy.version,
      status: policy.status.kind,
      responsible: site.legalName,
      contact: { [words.details.email]: site.privacyEmail },
      grievanceOfficer: { [words.details.email]: site.grievanceOfficer.email },
    });
  });

  it('names neither who approved it nor the questions to counsel', () => {
    expect(documents['privacy-policy.json']).not.toMatch(/"(approvedBy|question)"/);
  });
});

describe('privacy-policy.md', () => {
  const markdown = documents['privacy-policy.md'];

  it.each(filled.sections)('holds every text of section $number', ({ blocks, title, inShort, number }) => {
    expect(markdown).toContain(`## ${number}. ${title}`);
    expect(markdown).toContain(inShort);
    for (const block of blocks) {
      if (block.kind === 'text') expect(markdown).toContain(block.text);
      if (block.kind === 'list' || block.kind === 'steps')
        for (const item of block.items) expect(markdown).toContain(` ${item}\n`);
      if (block.kind === 'table') {
        for (const { cells } of block.rows)
          expect(markdown).toContain(`| ${Object.values(cells).join(' | ')} |`);
      }
    }
  });

  it('has a place for every link', () => {
    for (const [, id] of markdown.matchAll(/\]\(#([^)]+)\)/g))
      expect(markdown).toContain(`<a id="${id}"></a>`);
  });

  it('fills in every business value', () => {
    expect(markdown).not.toMatch(/\{\w+\}/);
  });
});

describe('a version that the page does not show in full', () => {
  const first = anApprovedPolicy({ lead: 'What the {app} app used to do.' });
  const second = anApprovedPolicy({
    id: 'v2',
    version: '2',
    status: anApproval({ effectiveDate: '2027-06-01' }),
  });

  const filesOf = (versions: Policy[], shown: Policy): Record<string, string> =>
    Object.fromEntries(
      otherVersionsOf(versions, shown).flatMap((other) => versionDocuments(english, site, other)),
    );

  it('has its whole text in files of its own, and says which version replaced it', () => {
    const files = filesOf([first, second], second);
    const markdown = files['privacy-policy-v1.md']!;

    expect(markdown).toContain('**Version 2 replaced this version on 2027-06-01.**');
    expect(markdown).toContain(`What the ${site.appName} app used to do.`);
    for (const { title } of first.sections) expect(markdown).toContain(title);
    expect(JSON.parse(files['privacy-policy-v1.json']!)).toMatchObject({
      version: '1',
      status: 'replaced',
      replacedBy: { version: '2', effectiveDate: '2027-06-01' },
      lead: `What the ${site.appName} app used to do.`,
      sections: fillPolicy(asShown(first), site).sections,
    });
  });

  it('says when it comes into force while it is the coming one', () => {
    const files = filesOf([first, second], first);

    expect(files['privacy-policy-v2.md']).toContain('**This version comes into force on 2027-06-01.**');
    expect(JSON.parse(files['privacy-policy-v2.json']!)).toMatchObject({
      status: 'coming',
      effectiveDate: '2027-06-01',
      sections: fillPolicy(asShown(second), site).sections,
    });
    expect(files['privacy-policy-v2.json']).not.toContain('approvedBy');
  });

  it('is named in the list of the version that the page shows', () => {
    const history = historyOf([first, second], {}, 'v1');
    const { versions } = JSON.parse(policyJson({ ...english, policy: asShown(first), history }, site));

    expect(versions).toMatchObject([
      { version: '2', status: 'coming', inFull: 'privacy-policy-v2.json' },
      { version: '1', status: 'approved' },
    ]);
    expect(versions[1]).not.toHaveProperty('inFull');
  });

  it('has no file while it is a draft', () => {
    const draft = { ...second, status: { kind: 'draft' as const, writtenOn: '2027-05-20' } };

    expect(otherVersionsOf([first, draft], first)).toEqual([]);
  });

  it('says neither of one that is in force while the page shows a draft', () => {
    const draft = { ...second, status: { kind: 'draft' as const, writtenOn: '2027-05-20' } };

    expect(otherVersionsOf([first, draft], draft)).toMatchObject([{ comingOn: null, replacedBy: null }]);
  });
});
