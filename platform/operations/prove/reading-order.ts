import type { PageText, TextBlock } from '@site/gates';

/**
 * What a page is about first, then what stands around it on every page. Links within the site are left out: their
 * words stand in the text. So is the link that skips the menu, and what a page shows twice in a row, such as the
 * contents for phones and for desktops.
 * @returns regions; that of what the page is about has no title
 */
export function readingOrder({ blocks }: PageText) {
  const said = blocks.filter(
    (block, index) =>
      !isSkipLink(block, blocks[index + 1]) && (block.kind !== 'link' || !/^[/#]/.test(block.text)),
  );
  return (['main', 'header', 'footer'] as const).map((region) => ({
    title: { main: null, header: 'Header', footer: 'Footer' }[region],
    blocks: withoutRepetition(said.filter((block) => block.region === region)),
  }));
}

function isSkipLink(block: TextBlock, next: TextBlock | undefined): boolean {
  return (
    block.region === 'header' &&
    block.kind === 'text' &&
    next?.kind === 'link' &&
    next.label === block.text &&
    next.text.startsWith('#')
  );
}

/** Removes a run of two pieces or more that stands there again right after itself. */
function withoutRepetition(blocks: TextBlock[]): TextBlock[] {
  const words = blocks.map(({ kind, text }) => `${kind} ${text}`);
  const kept: TextBlock[] = [];
  let index = 0;
  while (index < blocks.length) {
    kept.push(blocks[index]!);
    index += 1;
    index += lengthOfRepetition(words, index);
  }
  return kept;
}

/** How many pieces before this place, two or more, stand there again from this place on. */
function lengthOfRepetition(words: string[], place: number): number {
  for (let length = Math.min(place, words.length - place); length > 1; length -= 1) {
    const before = words.slice(place - length, place);
    if (before.every((piece, offset) => piece === words[place + offset])) return length;
  }
  return 0;
}

/** The terms that a proof uses, each in a sentence for readers who do not build software. */
export const TERMS: [term: string, meaning: string][] = [
  [
    'Deployment',
    'one state of the whole site, recorded when releases were put live. Its time is when it was recorded; visitors saw it seconds later. A record is never changed.',
  ],
  [
    'Release',
    'what was built of one part of the site (shell, landing, legal) at one time. Its id follows from its content: other content has another id.',
  ],
  ['Manifest', 'the list of all files of a release, with the SHA-256 of each.'],
  [
    'SHA-256',
    'a number of 64 digits that is computed from a file. Change one letter, and it is another number; so it shows whether a file is the one that was recorded.',
  ],
  ['Live pointer', 'the one file that says which deployment visitors see.'],
  ['Git commit', 'a state of the source text, with its author and date, from which a release was built.'],
];
