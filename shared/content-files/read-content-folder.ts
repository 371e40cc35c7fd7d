import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { TranslatedContent } from '../content/translated-content';
import { DEFAULT_LANGUAGE } from '../site/languages';
import { contentName, isContentFile } from '../working-copy/content-file';
import { readContent } from './read-content';

/** What all parts say alike. */
const EVERYWHERE = ['greeting', 'kit-words'].map((name) => resolve(__dirname, `../site/${name}.json`));

/** A module of a content folder in a language. */
interface ContentModule {
  file: string;
  /** How it has the language: in a file of its own, not at all, or computed by the build (`*.built.ts`). */
  kind: 'translated' | 'english' | 'built';
}

/** Whether a content folder has anything in a language. */
export function hasLanguage(folder: string, language: string): boolean {
  const translations = join(folder, language);
  if (language === DEFAULT_LANGUAGE) return true;
  return (
    existsSync(translations) &&
    readdirSync(translations, { recursive: true, encoding: 'utf8' }).some(isContentFile)
  );
}

/** The modules of a content folder, and those that every part has, each in a language where it is translated. */
export function contentModules(folder: string, language: string): ContentModule[] {
  const files = readdirSync(folder)
    .filter((name) => isContentFile(name) || name.endsWith('.built.ts'))
    .sort()
    .map((name) => join(folder, name));
  return [...files, ...EVERYWHERE].map((file) => {
    if (file.endsWith('.built.ts')) return { file, kind: 'built' };
    const translated = join(dirname(file), language, basename(file));
    const isTranslated = language !== DEFAULT_LANGUAGE && existsSync(translated);
    return isTranslated ? { file: translated, kind: 'translated' } : { file, kind: 'english' };
  });
}

/** A folder's content in a language, as `content-folder-loader.js` has it bundled; for tests, which bundle nothing. */
export function readContentFolder<Content>(folder: string, asked: string): TranslatedContent<Content> {
  const language = hasLanguage(folder, asked) ? asked : DEFAULT_LANGUAGE;
  const content: Record<string, unknown> = {};
  const inEnglish: string[] = [];
  for (const { file, kind } of contentModules(folder, language)) {
    if (kind === 'built') Object.assign(content, inLanguage(require(file), language));
    else content[contentName(file)] = readContent(file, readFileSync(file, 'utf8')).content;
    if (kind === 'english' && language !== DEFAULT_LANGUAGE) inEnglish.push(contentName(file));
  }
  return { language, content: content as Content, inEnglish };
}

function inLanguage({ byLanguage }: { byLanguage: Record<string, unknown> }, language: string): unknown {
  return byLanguage[language] ?? byLanguage[DEFAULT_LANGUAGE];
}
