import { createHash } from 'node:crypto';
import { extname, join } from 'node:path';
import { nameForms } from './names';
import { fillFile, fillFolder } from './templates';
import { spawn } from 'node:child_process';
import { text as textOf } from 'node:stream/consumers';

/** What the scaffold has written into a part, as its team has not changed it yet: SHA-256 by path from the project's root. */
export type ScaffoldRecord = Record<string, string>;

/** Where the record of a part is. */
export const recordFile = (workspace: string) => `${workspace}/scaffold.json`;

export const formatRecord = (record: ScaffoldRecord) => `${JSON.stringify(record, null, 2)}\n`;

export const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** What the files around a part's pages and words are made for. */
export interface FrameWords {
  part: string;
  workspace: string;
  /** Exposed module of its first page: `CareersPage` */
  module: string;
}

/**
 * The files around a part's pages and words, which are alike in all parts: build, types, development, workflow.
 * By path from the project's root, formatted as the project's sources are.
 */
export async function frameFiles(
  root: string,
  { part, workspace, module }: FrameWords,
  templates?: string,
): Promise<Map<string, string>> {
  const words = { part, workspace, Page: module, Content: `${nameForms(part).pascal}Content` };
  const inWorkspace = await fillFolder('frame', words, templates);
  const files: [string, string][] = [
    ...inWorkspace.map(([file, text]): [string, string] => [`${workspace}/${file}`, text]),
    [`.github/workflows/${part}.yml`, await fillFile('workflow.yml', words, templates)],
  ];
  const formatted = files.map(async ([file, text]): Promise<[string, string]> => [
    file,
    ['.ts', '.js'].includes(extname(file)) ? await formatSource(root, file, text) : text,
  ]);
  return new Map(await Promise.all(formatted));
}

/** The record of a part that has exactly these files. */
export function recordOf(files: Map<string, string>): ScaffoldRecord {
  return Object.fromEntries([...files].map(([file, text]) => [file, digestOf(text)]));
}

/** A source text as the project's formatter leaves it. @throws Error where the formatter cannot be run, or cannot read the text */
async function formatSource(root: string, file: string, text: string): Promise<string> {
  const prettier = spawn(join(root, 'node_modules/.bin/prettier'), ['--stdin-filepath', file], { cwd: root });
  const ended = new Promise<number | null>((resolve, reject) => {
    prettier.on('error', reject).on('close', resolve);
  });
  // Where it cannot be started, `error` says so; writing to it fails besides.
  prettier.stdin.on('error', () => {}).end(text);
  const [formatted, complaint, status] = await Promise.all([
    textOf(prettier.stdout),
    textOf(prettier.stderr),
    ended,
  ]);
  if (status !== 0) throw new Error(`prettier could not format ${file}: ${complaint}`);
  return formatted;
}
