import type { ContentValues } from '@site/shared/content/content-value';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ContentForm, FieldProblem, Saved } from '../../../answers';
import type { SaveRequest } from '../../../api/edit';
import type { Problem } from '../../../api/problem';
import { problemsIn } from '../../client/ask';
import { recall, remember } from '../../client/memory';
import { useSave } from '../../client/queries';
import type { Change } from './form-context';
import { confirmedAs, isSame, unread, withValue, type WrittenFrom } from './values';

/** The file that words in a form are changes of, and what was in it. */
type Base = Pick<SaveRequest, 'digest' | 'before'>;

/** What was typed and is not saved. */
type KeptWords = Base &
  Pick<SaveRequest, 'values' | 'writtenFrom'> & {
    /** Whether it was sent to be saved: a window that is left does not hear whether it is. */
    isSent?: boolean;
  };

const keyOf = (place: string) => `desk-words:${place}`;

type Found = Extract<Saved, { status: 'conflict' }>;
export type Conflict = Found['conflicts'][number];

/** What came of the last attempt to save. */
export type Outcome =
  | { status: 'saved' | 'unchanged' }
  /** A colleague has saved the file, and the form shows it so; or, of a translation, the English text is another. */
  | { status: 'updated' | 'english' }
  | (Found & { base: Base })
  | { status: 'refused'; problems: FieldProblem[] }
  /** Of what was not answered it is not known whether it is saved. */
  | { status: 'failed' | 'unanswered'; problems: Problem[] };

/** The words in a form: as they are typed, kept in this browser until they are saved. */
export function useEditor({ part, language, name, digest, values: loaded, english }: ContentForm) {
  const place = `${part}/${language}/${name}`;
  const [begun] = useState(() => {
    const kept = recall<KeptWords>(keyOf(place));
    return { ...onto({ digest, before: loaded }, kept), writtenFrom: kept?.writtenFrom ?? {} };
  });
  const [base, setBase] = useState<Base>({ digest: begun.digest, before: begun.before });
  const [values, setValues] = useState<ContentValues>(begun.values);
  const [writtenFrom, setWrittenFrom] = useState<WrittenFrom>(begun.writtenFrom);
  const read = useRef<Partial<WrittenFrom>>({});
  const [isRestored, setIsRestored] = useState(isUnsaved(begun));
  const [outcome, setOutcome] = useState<Outcome | null>(begun.outcome);
  /** What was discarded last, until another thing is saved. */
  const [discarded, setDiscarded] = useState<KeptWords | null>(null);
  const isDecided =
    outcome?.status === 'conflict' &&
    outcome.conflicts.length === 0 &&
    // That another English text took a confirmation back was no choice: it has to be read.
    !(outcome.isEnglishAlone && outcome.isTakenBack);
  const save = useSave(part, language, (saved) => {
    if (saved.status === 'saved' || saved.status === 'unchanged')
      keep(place, { digest: saved.digest, before: saved.values, values: withTyped(saved.values) });
  });
  const isChanged = isUnsaved({ ...base, values });
  /** Where every choice was for theirs, nothing is left to save or to say. */
  const isSettled = isDecided && !isChanged;
  const [known, setKnown] = useState(digest);
  /** What was typed since the save was sent that is under way; null while none is. */
  const since = useRef<Parameters<Change>[] | null>(null);

  // The form was loaded again, while a save was under way perhaps: what that wrote is its base already, unless the answer was lost.
  if (digest !== known && !save.isPending) {
    setKnown(digest);
    if (digest !== base.digest) {
      const now = begin({ ...base, values });
      if (!isUnsaved(now)) setIsRestored(false);
      // What was not answered was saved, if it is there.
      const isThere = now.outcome?.status === 'unchanged';
      setOutcome((last) =>
        last?.status === 'unanswered' && isThere ? { status: 'saved' } : (now.outcome ?? last),
      );
    }
  }

  /** Puts words into the form as changes of the file as it was loaded last. @param words null for none */
  function begin(words: KeptWords | null) {
    const now = onto({ digest, before: loaded }, words);
    setBase({ digest: now.digest, before: now.before });
    setValues(now.values);
    return now;
  }

  const isSent = save.isPending;
  useEffect(
    () => keep(place, { ...base, values, writtenFrom, isSent }),
    [place, base, values, writtenFrom, isSent],
  );

  const change = useCallback<Change>(
    (path, value) => {
      since.current?.push([path, value]);
      setValues((last) => withValue(last, path, value));
      setOutcome((last) => (last?.status === 'conflict' && !isSettled ? last : null));
      const from = (read.current[path] ??= english[path]?.text);
      if (from) setWrittenFrom((last) => (last[path] === from ? last : { ...last, [path]: from }));
    },
    [english, isSettled],
  );
  /** A field has the focus: the English text next to it is read. What takes its place while one types is read the next time. */
  const enter = useCallback((path: string) => void (read.current[path] = english[path]?.text), [english]);

  async function submit(): Promise<void> {
    if (since.current) return;
    since.current = [];
    try {
      take(await save.mutateAsync({ name, ...base, values, writtenFrom, message: '' }));
    } catch (error) {
      const problems = problemsIn(error);
      const isUnanswered = problems.some(({ code }) => code === 'desk-unreachable');
      setOutcome({ status: isUnanswered ? 'unanswered' : 'failed', problems });
    } finally {
      since.current = null;
    }
  }

  /** What the desk answers to a save, with what was typed meanwhile. */
  function withTyped(answered: ContentValues): ContentValues {
    return (since.current ?? []).reduce((last, [path, value]) => withValue(last, path, value), answered);
  }

  function take(saved: Saved): void {
    setIsRestored(false);
    if (saved.status === 'refused') return setOutcome(saved);
    if (saved.status === 'conflict') {
      const theirs = { digest: saved.digest, before: saved.theirs };
      if (saved.conflicts.length === 0) setBase(theirs);
      setValues(withTyped(saved.merged));
      return setOutcome({ ...saved, base: theirs });
    }
    setDiscarded(null);
    setBase({ digest: saved.digest, before: saved.values });
    setValues(withTyped(saved.values));
    setOutcome(saved);
  }

  /** Which of two words stays is decided for a place. Until all are, a save asks again, also after the page was opened again. */
  function decide({ path, theirs }: Conflict, isTheirs: boolean): void {
    if (outcome?.status !== 'conflict') return;
    if (isTheirs) {
      change(path, theirs!);
      // Their words come with their confirmation.
      setValues((last) => confirmedAs(last, outcome.theirs, path));
    }
    const conflicts = outcome.conflicts.filter((one) => one.path !== path);
    if (conflicts.length === 0) setBase(outcome.base);
    setOutcome({ ...outcome, conflicts });
  }

  function discard(): void {
    setDiscarded({ ...base, values });
    begin(null);
    setIsRestored(false);
    setOutcome(null);
  }

  function bringBack(): void {
    setOutcome(begin(discarded).outcome);
    setDiscarded(null);
  }

  return {
    /** Of the file that the words are changes of. */
    digest: base.digest,
    values,
    writtenFrom,
    isChanged,
    isRestored,
    /** Whether a colleague has saved the file since these words were begun. */
    isOvertaken: isChanged && digest !== base.digest && !save.isPending,
    outcome: isSettled ? ({ status: 'updated' } as const) : outcome,
    isSaving: save.isPending,
    change,
    enter,
    submit,
    decide,
    discard,
    /** Whether what was discarded can be brought back: nothing else was typed since. */
    isDiscarded: discarded !== null && !isChanged,
    bringBack,
  };
}

// What says the same is no change, by whatever way it came to say so.
const isUnsaved = ({ before, values }: KeptWords) => !isSame(before, values);

/**
 * Words that were begun of a file, which may be another by now. What it says already is saved. A translation is confirmed no more: its
 * English, or its words, were not read as they are now.
 */
function onto(now: Base, begun: KeptWords | null): KeptWords & { outcome: Outcome | null } {
  const asIs = (outcome: Outcome | null) => ({ ...now, values: now.before, outcome });
  if (!begun) return asIs(null);
  if (!isUnsaved(begun)) return asIs({ status: 'updated' });
  if (begun.digest === now.digest) return { ...begun, outcome: null };
  const [was, is, values] = [unread(begun.before), unread(now.before), unread(begun.values)];
  // Where a confirmation alone was typed, nothing of it is left.
  const left = 'translation' in values ? 'english' : 'updated';
  if (isSame(values, is)) return asIs({ status: isSame(was, values) ? left : 'unchanged' });
  return isSame(was, is)
    ? { ...now, values, outcome: 'translation' in values ? { status: 'english' } : null }
    : { ...begun, values, outcome: null };
}

/** Whether this browser keeps words of a form that are not saved, or that were sent to be saved as it was left. @param place `legal/en/versions/v2` */
export function keptWords(place: string): 'typed' | 'sent' | null {
  const kept = recall<KeptWords>(keyOf(place));
  return kept && (kept.isSent ? 'sent' : 'typed');
}

/** Keeps words in this browser while they are not saved. */
function keep(place: string, words: KeptWords): void {
  remember(keyOf(place), isUnsaved(words) ? words : null);
}
