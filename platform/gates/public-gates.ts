import { isDeepStrictEqual } from 'node:util';
import type { PageFacts } from '@site/shared/contracts';
import { type MissingValue, readablePhone } from '@site/shared/site';
import { exampleBusiness } from '@site/shared/site/example-business';
import { isOffered } from '@site/shared/site/languages';
import { textsIn } from '@site/shared/site/texts-in';
import type { OpenTranslation } from '@site/shared/translations/open-texts';
import type { ComposedFile } from '@site/ledger';
import { groupsOf, formatCount } from '@site/text';
import { finding, type SiteProblem } from '@site/errors';
import type { PageCandidate, PageGate } from './candidate';

/** What keeps pages off a public address until the business or a colleague has said something. */
interface MissingForPublic {
  values: MissingValue[];
  /** By part that has pages, what it says that is not confirmed. */
  texts: Record<string, PageFacts['unconfirmed']>;
  /** By part, files in languages that visitors are offered, which no speaker has confirmed as their English is now. */
  translations: Record<string, OpenTranslation[]>;
}

type Composed = Pick<PageCandidate, 'shell' | 'pages' | 'files' | 'missingValues' | 'translations'>;

/** What composed pages miss for a public address, whether they have one or not. */
export function missingForPublic(composed: Composed): MissingForPublic {
  const { shell, pages, files, missingValues, translations } = composed;
  const texts: MissingForPublic['texts'] = {};
  for (const { route, facts } of pages) {
    if (!route) continue;
    const known = (texts[route.remote] ??= []);
    // A part says the same of itself with its page in every language.
    for (const text of facts?.unconfirmed ?? [])
      if (!known.some((one) => isDeepStrictEqual(one, text))) known.push(text);
  }
  // Without an address, there are pages also in languages that a public site does not offer.
  const hidden = shell.siteOrigin === null ? shell.languages.filter((one) => !isOffered(one)) : [];
  const isOpen = ({ language, state }: OpenTranslation) =>
    (state === 'unconfirmed' || state === 'outdated') &&
    `${language}/index.html` in files &&
    !hidden.some(({ tag }) => tag === language);
  return {
    values: missingValues,
    texts,
    translations: Object.fromEntries(
      Object.entries(translations).map(([part, open]) => [part, open.filter(isOpen)]),
    ),
  };
}

/**
 * Nothing that the business has not supplied or confirmed is shown on a public address (domain notes §7). Tells
 * all that is missing at once. A preview is checked as what it would be: the live site. Where its makers alone see the site,
 * it warns of words that are still to be written.
 */
export const businessValuesGate: PageGate = (candidate) => {
  const { shell, files } = candidate;
  if (shell.siteOrigin === null) return unwrittenIn(files, 'warning');
  const { values, texts } = missingForPublic(candidate);
  const unsupplied = finding(
    'business-values-missing',
    `${formatCount(values.length, 'business value')} still to be supplied; the pages show those of the example business:` +
      list(values.map(({ path, file, line }) => `${file}:${line} ${path}`)),
    `Supply them in ${values[0]?.file}, publish every part, whose pages hold them, and put all live: npm run site -- publish --all`,
  );
  const unconfirmed = Object.entries(texts).flatMap(([part, open]) =>
    open.length === 0
      ? []
      : finding(
          'content-unconfirmed',
          `The pages of ${part} hold ${formatCount(open.length, 'unconfirmed text')}:${list(open.map(({ file, line, what }) => `${file}:${line}  ${what}`))}`,
          `Confirm them in these files, and publish ${part} again: npm run site -- publish ${part}`,
        ),
  );
  const problems = [...(values.length > 0 ? [unsupplied] : []), ...unconfirmed];
  if (problems.length > 0) return problems;
  return [...unwrittenIn(files, 'error'), ...Object.entries(files).flatMap(exampleIn)];
};

/** As text, and as it stands in addresses: in the draft of a message. */
const MARK = /(?:⟦|%E2%9F%A6)[^"<]*?(?:⟧|%E2%9F%A7)|⟦|%E2%9F%A6/g;

function readable(mark: string): string {
  return mark.replace('%E2%9F%A6', '⟦').replace('%E2%9F%A7', '⟧').replaceAll('%20', ' ');
}

/** A picture has no words. */
const textOf = (content: ComposedFile) => (typeof content === 'string' ? content : '');

/** Each mark once: an English page in six languages shows it six times. */
function unwrittenIn(files: Record<string, ComposedFile>, severity: 'error' | 'warning'): SiteProblem[] {
  const shown = Object.entries(files).flatMap(([file, content]) =>
    [...new Set(textOf(content).match(MARK)?.map(readable))].map((mark) => ({ file, mark })),
  );
  return groupsOf(shown, ({ mark }) => mark).map(([{ file, mark }, ...others]) =>
    finding(
      'placeholder-shown',
      `${others.length > 0 ? `${file} and ${formatCount(others.length, 'other file')} still show` : `${file} still shows`} ${mark}.`,
      'Write it in the content of the part that makes the file (git grep -n ⟦ finds it), and publish that part again.',
      severity,
    ),
  );
}

/** What belongs to the example business: that was copied from it, or written into content by hand. */
function exampleIn([file, content]: [string, ComposedFile]): SiteProblem | [] {
  const text = textOf(content);
  const shown = traces.filter((trace) => text.includes(trace));
  const longest = shown.filter((trace) => !shown.some((other) => other !== trace && other.includes(trace)));
  if (shown.length === 0) return [];
  return finding(
    'example-shown',
    `${file} shows what belongs to the example business: ${longest.join(', ')}.`,
    "Put the business's own value in its place, in shared/site/business-values.json or in the content of the part that makes the file, and publish that part again.",
  );
}

/** Any business may have an officer of that role, and pages say it by themselves. */
const texts = textsIn(exampleBusiness, ['role']);

/** As they stand in data and in tel: links, as people read them, and as WhatsApp's addresses hold them. */
const traces = [...new Set(texts.flatMap((text) => [text, readablePhone(text), text.replace(/^\+/, '')]))];

/**
 * No unconfirmed translation is shown on a public address. It concerns the languages that
 * have pages. One that was confirmed before its English changed is shown and told of, and stops nothing: who ships a sentence
 * does not wait for all translators.
 */
export const translationsGate: PageGate = (candidate) => {
  if (candidate.shell.siteOrigin === null) return [];
  return Object.entries(missingForPublic(candidate).translations).flatMap(([part, open]) => {
    const ofState = (state: OpenTranslation['state']) =>
      open
        .filter((one) => one.state === state)
        .map(({ language, file, line }) => `${file}:${line}  ${language}`);
    const [outdated, unconfirmed] = [ofState('outdated'), ofState('unconfirmed')];
    const isOutdated = finding(
      'translation-outdated',
      `${part} has ${formatCount(outdated.length, 'translated file')} whose English has changed since a speaker confirmed it; the earlier translation is shown:${list(outdated)}`,
      `Have a speaker of the language read each, and confirm it again at the desk; then publish ${part}`,
      'warning',
    );
    const isUnconfirmed = finding(
      'translation-unconfirmed',
      `${part} has ${formatCount(unconfirmed.length, 'unconfirmed translated file')}:${list(unconfirmed)}`,
      `Have each read by a speaker of the language, write "$confirmed": true in it, and publish ${part} again: npm run site -- publish ${part}; or write offered: false next to the language in shared/site/languages.ts, and publish the shell`,
    );
    return [...(outdated.length > 0 ? [isOutdated] : []), ...(unconfirmed.length > 0 ? [isUnconfirmed] : [])];
  });
};

function list(lines: string[]): string {
  return lines.map((line) => `\n    ${line}`).join('');
}
