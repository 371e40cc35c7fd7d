import { readContentFolder } from '@site/shared/content-files/read-content-folder';
import { languages } from '@site/shared/site/languages';
import { suppliedValues as site } from '@site/shared/testing/supplied-values';
import { render, screen, within } from '@testing-library/react';
import { join } from 'node:path';
import type { LegalContent } from '../content/all-content';
import { policyMarkdown } from '../documents/policy-markdown';
import { policyTextOf } from './PolicyText';

const PREVIEW = '/_preview/p1';

/** The legal part's words in a language, where a policy says that another language's text counts. */
function contentIn(tag: string, prevailing: string): LegalContent {
  const { content } = readContentFolder<LegalContent>(join(__dirname, '../content'), tag);
  const sections = content.policy.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) =>
      block.kind === 'prevails' ? { ...block, language: prevailing } : block,
    ),
  }));
  return { ...content, policy: { ...content.policy, sections } };
}

function show(tag: string, prevailing: string): LegalContent {
  const content = contentIn(tag, prevailing);
  const Text = policyTextOf(content, tag);
  const path = tag === 'en' ? '' : `/${tag}`;
  render(
    <Text site={site} address={`${PREVIEW}${path}/privacy-policy`} mark={content.words.draftView.mark} />,
  );
  return content;
}

const sentence = ({ words }: LegalContent, name: string) => words.prevails.replace('{language}', name);

const contactSection = ({ policy }: LegalContent) =>
  screen.getByRole('region', { name: `9 ${policy.sections.at(-1)!.title}` });

it.each(languages.map(({ tag, name }) => [name, tag]).slice(1))(
  'the policy in %s says at its beginning and in its last section that the English text counts, and leads there',
  (_, tag) => {
    const content = show(tag!, 'en');
    const [beginning, ...others] = screen.getAllByRole('link', { name: 'English' });

    expect(beginning!.parentElement).toHaveTextContent(sentence(content, 'English'));
    expect(others).toHaveLength(1);
    expect(contactSection(content)).toHaveTextContent(sentence(content, 'English'));
    for (const link of [beginning, ...others]) {
      expect(link).toHaveAttribute('href', `${PREVIEW}/privacy-policy`);
      expect(link).toHaveAttribute('hreflang', 'en');
      expect(link).toHaveAttribute('lang', 'en');
    }
  },
);

it('the text that counts says so in its last section alone, and is marked until it is confirmed', () => {
  const content = show('en', 'en');

  expect(screen.queryByRole('link', { name: 'English' })).toBeNull();
  const said = within(contactSection(content)).getByText(/Where they differ/);
  expect(said).toHaveTextContent(`${sentence(content, 'English')} ${content.words.draftView.mark}`);
  expect(screen.getAllByText(/Where they differ/)).toHaveLength(1);
});

it('where the business decides on Kannada, the English page leads to the Kannada one', () => {
  show('en', 'kn');

  for (const link of screen.getAllByRole('link', { name: 'ಕನ್ನಡ' }))
    expect(link).toHaveAttribute('href', `${PREVIEW}/kn/privacy-policy`);
  expect(screen.getAllByRole('link', { name: 'ಕನ್ನಡ' })).toHaveLength(2);
});

it('the copy of the policy as a file says it, too', () => {
  const content = contentIn('hi', 'kn');

  expect(policyMarkdown(content, site)).toContain(sentence(content, 'ಕನ್ನಡ'));
});
