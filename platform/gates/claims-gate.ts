import { quotedClaims } from '@site/shared/content/claims';
import { textsIn } from '@site/shared/site/texts-in';
import { type PageElement, elementsOf, isPreviewBanner, spaced, wordsOf } from '@site/composer';
import { formatCount } from '@site/text';
import { finding, type SiteProblem } from '@site/errors';
import type { PageGate } from './candidate';
import type { PageDocument } from './page-document';

/**
 * No page makes a claim that the business has not confirmed, wherever its words come from: content, code, or the summary
 * for programs. The rules are those of the build (`shared/content/claims.ts`), which knows file and line.
 */
export const claimsGate: PageGate = ({ documents, shell }) => {
  const claims = claimsFinder(shell.businessValues);
  return documents.flatMap(({ page, document }) => {
    const { path } = page;
    const part = page.route?.remote ?? 'shell';
    const main = new Set(elementsOf(document, 'main').flatMap((element) => elementsOf(element)));
    const banner = elementsOf(document, 'dialog').filter(isPreviewBanner);
    const aside = new Set([...main, ...banner.flatMap((element) => elementsOf(element))]);
    const around = elementsOf(document).filter((element) => !aside.has(element));
    const isLegalText = Boolean(page.facts?.versions);
    const isOfFrame = (text: string) => text !== spaced(page.title);
    const ofPage = [...[...main].flatMap(textsOfElement), ...besides(page)];
    return [
      ...problems(path, part, claims(ofPage, isLegalText)),
      ...problems(path, 'shell', claims(around.flatMap(textsOfElement).filter(isOfFrame), false)),
    ];
  });
};

/** The number of a section or of an entry in a list counts nothing: "2.1 Orders", "### 2.1 Orders", "3. Orders"; and "2 Orders" in the contents of a policy. */
const SECTION_NUMBER = /^(#+ )?\d{1,2}(\.|(\.\d{1,2})+)\s/;
const POLICY_NUMBER = /^\s*(#+ |- |"\w+": ")?\d{1,2}(\.\d{1,2})*\.?\s/;

/** Words that stand in the element itself, with those of the elements among them, and what it says to those who do not see it. */
function textsOfElement(element: PageElement): string[] {
  const { attribs, children, name } = element;
  if (name === 'script' || name === 'style') return [];
  const hasWords = children.some((child) => typeof child === 'string' && child.trim() !== '');
  const said = [hasWords ? wordsOf(element) : '', attribs.alt, attribs['aria-label'], attribs.title];
  return said.flatMap((text) => (text ? [spaced(text)] : []));
}

/** What a page says next to its markup. */
function besides({ title, description, facts }: PageDocument['page']): string[] {
  const { summary, documents } = facts ?? {};
  const lines = [summary ?? '', ...Object.values(documents ?? {})].flatMap((text) => text.split('\n'));
  return [title, description, ...lines];
}

/** Finds what texts claim. A brand may be called as it likes: business values are no claims. The city keeps its name in braces. */
function claimsFinder({ city, ...others }: { city?: string }) {
  const values = textsIn(others).filter((value) => value.length > 2);
  const longestFirst = values.sort((one, other) => other.length - one.length);
  const withoutValues = (text: string) =>
    longestFirst
      .reduce((words, value) => words.replaceAll(value, '{value}'), text)
      .replaceAll(city || '{city}', '{city}');
  return (texts: string[], isLegalText: boolean): string[] => {
    const claimsIn = (written: string) => {
      const text = withoutValues(written);
      const words = text.replace(isLegalText ? POLICY_NUMBER : SECTION_NUMBER, '');
      const found = quotedClaims(words, { isLegalText });
      return found.map(({ claim, words: said }) => `"${said}" (${claim}) in: ${text}`);
    };
    // Nearly all pages make none. Between two texts is a sign that no claim has in it.
    return claimsIn(texts.join(' ⏎ ')).length === 0 ? [] : [...new Set(texts.flatMap(claimsIn))];
  };
}

function problems(path: string, part: string, found: string[]): SiteProblem[] {
  if (found.length === 0) return [];
  return [
    finding(
      'claim-unconfirmed',
      `The page ${path} makes ${formatCount(found.length, 'claim')} that the business has not confirmed:${found.map((line) => `\n    ${line}`).join('')}`,
      `Say it without, or leave it out, in ${part}; then publish it again: npm run site -- publish ${part}`,
    ),
  ];
}
