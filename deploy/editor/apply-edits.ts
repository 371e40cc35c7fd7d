import { literal } from '@site/shared/working-copy/literal';
import { SiteError } from '../store/site-error';
import type { OpenedContent } from './load-content-tools';
import type { Edit } from './find-edits';

type Written = OpenedContent['written'][number];

interface Replacement {
  start: number;
  end: number;
  code: string;
}

/**
 * The source of a content file with some values changed, and everything else as it is. Edits do not overlap.
 * @param file for messages
 * @throws SiteError `content-computed` where the file computes a value
 */
export function applyEdits(source: string, written: Written[], edits: Edit[], file: string): string {
  return edits
    .map((edit) => replacementOf(edit, { source, written, file }))
    .sort((one, other) => other.start - one.start)
    .reduce((code, { start, end, code: inner }) => code.slice(0, start) + inner + code.slice(end), source);
}

function replacementOf(
  edit: Edit,
  { source, written, file }: { source: string; written: Written[]; file: string },
): Replacement {
  const find = (path: string) => {
    const value = written.find((candidate) => candidate.path === path);
    const inner = written.filter(
      (candidate) => /^[.[]/.test(candidate.path.slice(path.length)) && candidate.path.startsWith(path),
    );
    if (!value || [value, ...inner].some(({ kind }) => kind === 'computed')) throw computed(path, file);
    return value;
  };
  const { start, end } = find(edit.path);
  if ('value' in edit) return { start, end, code: literal(edit.value) };
  const entries = edit.entries.map((entry) => {
    if ('value' in entry) return literal(entry.value);
    const { start: from, end: to } = find(`${edit.path}[${entry.from}]`);
    if (from < start || to > end) throw computed(edit.path, file);
    return source.slice(from, to);
  });
  return { start, end, code: `[${entries.join(', ')}]` };
}

function computed(path: string, file: string): SiteError {
  return new SiteError(
    'content-computed',
    `${path} is no plain value in ${file}: the file computes it, or takes it from elsewhere. Nothing was written.`,
    'Have an engineer change it in the file.',
  );
}
