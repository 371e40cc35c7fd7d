import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { DEFAULT_LANGUAGE } from '../site/languages';
import type { TranslatedContent } from './translated-content';

/** What all parts say alike. */
const EVERYWHERE = ['greeting', 'kit-words'].map((name) => resolve(__dirname, `../site/${name}.content.ts`));

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
  return existsSync(translations) && contentFilesIn(translations).length > 0;
}

/** The modules of a content folder, and those that every part has, each in a language where it is translated. */
export function contentModules(folder: string, language: string): ContentModule[] {
  const files = readdirSync(folder)
    .filter((name) => /\.(content|built)\.ts$/.test(name))
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
    const { translation: _, ...exported } = require(file) as Record<string, unknown>;
    if (kind === 'built') Object.assign(content, inLanguage(exported, language));
    else Object.assign(content, exported);
    if (kind === 'english' && language !== DEFAULT_LANGUAGE) inEnglish.push(...Object.keys(exported));
  }
  return { language, content: content as Content, inEnglish };
}

function inLanguage({ byLanguage }: { byLanguage?: unknown }, language: string): unknown {
  const all = byLanguage as Record<string, unknown>;
  return all[language] ?? all[DEFAULT_LANGUAGE];
}

function contentFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.content.ts'),
  );
}
