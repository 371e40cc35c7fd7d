import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { DEFAULT_LANGUAGE, languagePath } from '../../shared/site/languages';
import { BenchError } from '../command';
import { serveBaseline } from './baseline-server';
import type { RunningServer } from './running-server';

interface Wanted {
  /** BCP 47 tag. */
  language: string;
  /** With the language. */
  paths: string[];
  /** Address of our site. */
  ours: string;
}

/** Of what is left over of our words; about as many as our own paragraphs have. */
const WORDS_A_PARAGRAPH = 40;

/**
 * Serves a built site: in English as it is, and else a copy with our words, at the addresses that our pages have in the
 * language. A word of ours stands for each of its own, and paragraphs at the end hold what is left of ours, so that
 * browsers draw the same letters, and as many, for both sites.
 * @throws BenchError when the folder is no site, or lacks a page
 */
export async function baselineIn(folder: string, { language, paths, ours }: Wanted): Promise<RunningServer> {
  if (language === DEFAULT_LANGUAGE) return serveBaseline(folder);
  const copy = mkdtempSync(join(tmpdir(), 'baseline-'));
  cpSync(folder, copy, { recursive: true });
  for (const path of paths) {
    const original = path.slice(languagePath(language).length);
    const file = original === '/' ? 'index.html' : `${original.slice(1)}.html`;
    const answer = await fetch(ours + path);
    const page = translated(readPage(join(folder, file)), wordsOf(await answer.text()), language);
    const target = join(copy, languagePath(language), file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, page);
    writeFileSync(`${target}.br`, brotliCompressSync(page));
  }
  const server = await serveBaseline(copy);
  return { ...server, stop: () => server.stop().finally(() => rmSync(copy, { recursive: true })) };
}

function readPage(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new BenchError(
      `The baseline has no ${basename(file)}, so it cannot be translated. Leave out ${dirname(file)}, or --language.`,
    );
  }
}

/**
 * A page with other words, one for one: from the first again when they are used up, and in paragraphs at the end of its
 * `main` (of its body, without one) when they are more than its own.
 */
export function translated(html: string, words: string[], language: string): string {
  const page = new JSDOM(html);
  const { document } = page.window;
  let used = 0;
  for (const text of textsIn(page))
    text.data = text.data.replace(/\S+/g, () => words[used++ % words.length]!);
  for (; used < words.length; used += WORDS_A_PARAGRAPH) {
    const paragraph = document.createElement('p');
    paragraph.textContent = words.slice(used, used + WORDS_A_PARAGRAPH).join(' ');
    (document.querySelector('main') ?? document.body).append(paragraph);
  }
  document.documentElement.lang = language;
  return page.serialize();
}

/** The words of a page's body, in their order. */
export function wordsOf(html: string): string[] {
  return textsIn(new JSDOM(html)).flatMap(({ data }) => data.match(/\S+/g) ?? []);
}

function textsIn({ window: { document, NodeFilter } }: JSDOM): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement!.closest('script, style, svg') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}
