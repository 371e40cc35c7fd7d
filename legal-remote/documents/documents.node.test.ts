import { suppliedValues as site } from '../../shared/testing/supplied-values';
import { words } from '../content/words.content';
import { fillPolicy } from '../policy/fill-policy';
import { policy } from '../policy/policy.built';
import { policyDocuments } from './documents';

const documents = policyDocuments(site);
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

  it('does not name who approved it', () => {
    expect(documents['privacy-policy.json']).not.toContain('approvedBy');
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
