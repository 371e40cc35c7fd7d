import { suppliedValues as site } from '@site/shared/testing/supplied-values';
import { fillPolicy } from '../policy/texts';
import { anApproval, anApprovedPolicy, aSecondVersion } from '../testing/a-policy';
import { otherVersionsOf } from '../policy/version-order';
import type { Policy } from '../policy/policy.schema';
import { policyDocuments, versionDocument } from './documents';
import { loadContent } from '../content/all-content';
import { english } from '../testing/english';
import { sinceWhen, statusLines } from './policy-markdown';
import { lastModified, policyStructuredData } from './structured-data';

const { policy } = english;

const documents = policyDocuments('en', { content: english, english }, site);

const filled = fillPolicy(policy, site);

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
  const second = aSecondVersion();

  const filesOf = (
    versions: Policy[],
    shown: Policy,
    content = english,
    translated: Record<string, Policy> = {},
  ): Record<string, string> =>
    Object.fromEntries(
      otherVersionsOf(versions, shown, translated).map((other) =>
        versionDocument({ content, english }, site, other),
      ),
    );

  it('has its whole text in a file of its own, and says which version replaced it', () => {
    const files = filesOf([first, second], second);
    const markdown = files['privacy-policy-v1.md']!;

    expect(markdown).toContain('**Version 2 replaced this version on 2027-06-01.**');
    expect(markdown).toContain(`What the ${site.appName} app used to do.`);
    for (const { title } of first.sections) expect(markdown).toContain(title);
  });

  it('says when it comes into force while it is the coming one', () => {
    const files = filesOf([first, second], first);

    expect(files['privacy-policy-v2.md']).toContain('**This version comes into force on 2027-06-01.**');
  });

  it('is in the language of the page that it belongs to, or wholly in English', async () => {
    const { content: kannada } = await loadContent('kn');
    const translated = { v2: { ...second, lead: 'ಈ ಆ್ಯಪ್' } };

    const [inKannada] = Object.values(filesOf([first, second], first, kannada, translated));
    const [inEnglish] = Object.values(filesOf([first, second], first, kannada));

    expect(inKannada).toContain('\n\nಈ ಆ್ಯಪ್\n\n');
    expect(inKannada).toContain(`- ${kannada.words.facts.version}: 2\n`);
    expect(inEnglish).toEqual(filesOf([first, second], first)['privacy-policy-v2.md']);
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

const { words } = english;

describe('the status of a draft', () => {
  const draft = { kind: 'draft' as const, writtenOn: '2026-11-21' };

  it('has no date from which it is in force', () => {
    expect(statusLines(words, draft)).toEqual(['Status: Draft of 2026-11-21, not in force']);
    expect(sinceWhen(words, { status: draft, isComing: false })).toBe('draft of 2026-11-21, not in force');
  });
});

describe('the status of an approved version', () => {
  const approved = anApproval({ approvedOn: '2027-04-30', effectiveDate: '2027-05-13' });

  it('has the dates of approval and effect, and no name', () => {
    expect(statusLines(words, approved)).toEqual(['In force from: 2027-05-13', 'Last updated: 2027-04-30']);
    expect(sinceWhen(words, { status: approved, isComing: false })).toBe('in force from 2027-05-13');
    expect(sinceWhen(words, { status: approved, isComing: true })).toBe('comes into force on 2027-05-13');
  });
});

const [page, breadcrumbs] = policyStructuredData(english, site, {
  origin: 'https://www.ankura-mandi.in',
  language: 'en',
});

it('describes the page with its version and language', () => {
  expect(page).toMatchObject({
    '@type': 'WebPage',
    url: 'https://www.ankura-mandi.in/privacy-policy',
    name: 'Privacy Policy – Ankura Mandi',
    version: policy.version,
    inLanguage: 'en-IN',
  });
});

it('leads from home to the page', () => {
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Ankura Mandi', item: 'https://www.ankura-mandi.in/' },
      { position: 2, name: 'Privacy Policy', item: 'https://www.ankura-mandi.in/privacy-policy' },
    ],
  });
});

it('dates the page by the day on which its text was approved, and a draft not at all', () => {
  const { status } = policy;

  expect(lastModified(english)).toBe(status.kind === 'approved' ? status.approvedOn : null);
});
