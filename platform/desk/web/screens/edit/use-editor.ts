import type { ContentValues } from '@site/shared/content/content-value';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ContentForm, FieldProblem, Saved } from '../../../api/edit';
import type { Problem } from '../../../api/problem';
import { problemsIn } from '../../client/ask';
import { inMemory } from '../../client/memory';
import { useSave } from '../../client/queries';
import type { Change } from './form-context';
import { withValue } from './values';

/** The file that words in a form are changes of, and what was in it. */
interface Base {
  digest: string;
  before: ContentValues;
}

/** What was typed and is not saved. */
interface KeptWords extends Base {
  values: ContentValues;
}

const keyOf = (place: string) => `desk-words:${place}`;

export type Conflict = Extract<Saved, { status: 'conflict' }>['conflicts'][number];

/** What came of the last attempt to save. */
export type Outcome =
  | { status: 'saved' }
  | { status: 'unchanged' }
  /** A colleague has saved the file, and the form shows it so. */
  | { status: 'updated' }
  | { status: 'conflict'; by: string; conflicts: Conflict[]; base: Base }
  | { status: 'refused'; problems: FieldProblem[] }
  | { status: 'failed'; problems: Problem[] };

/** The words in a form: as they are typed, kept in this browser until they are saved. */
export function useEditor({ part, language, name, digest, values: loaded }: ContentForm) {
  const place = `${part}/${language}/${name}`;
  const [kept] = useState(() => keptWords(place));
  const [base, setBase] = useState({ digest: kept?.digest ?? digest, before: kept?.before ?? loaded });
  const [values, setValues] = useState<ContentValues>(kept?.values ?? loaded);
  const [isRestored, setIsRestored] = useState(kept !== null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isDecided = outcome?.status === 'conflict' && outcome.conflicts.length === 0;
  const save = useSave({ part, language });
  // What says the same is no change, by whatever way it came to say so.
  const isChanged = replaceEqualDeep(base.before, values) !== base.before;
  const [known, setKnown] = useState(digest);
  /** What was typed since the save was sent that is under way; null while none is. */
  const since = useRef<Parameters<Change>[] | null>(null);

  // The form was loaded again. What this window saved itself is its base already.
  if (digest !== known) {
    setKnown(digest);
    if (digest !== base.digest && !isChanged) {
      setBase({ digest, before: loaded });
      setValues(loaded);
      setOutcome({ status: 'updated' });
    }
  }

  useEffect(() => {
    inMemory((memory) =>
      isChanged
        ? memory.setItem(keyOf(place), JSON.stringify({ ...base, values }))
        : memory.removeItem(keyOf(place)),
    );
  }, [place, base, values, isChanged]);

  const change = useCallback<Change>((path, value) => {
    since.current?.push([path, value]);
    setValues((last) => withValue(last, path, value));
    setOutcome((last) => (last?.status === 'conflict' ? last : null));
  }, []);

  async function submit(): Promise<void> {
    if (since.current) return;
    since.current = [];
    try {
      take(await save.mutateAsync({ name, ...base, values, message: '' }));
    } catch (error) {
      setOutcome({ status: 'failed', problems: problemsIn(error) });
    } finally {
      since.current = null;
    }
  }

  /** What the desk answers to a save, with what was typed meanwhile. */
  function show(answered: ContentValues): void {
    const typed = since.current ?? [];
    setValues(typed.reduce((last, [path, value]) => withValue(last, path, value), answered));
  }

  function take(saved: Saved): void {
    setIsRestored(false);
    if (saved.status === 'refused') return setOutcome(saved);
    if (saved.status === 'conflict') {
      const theirs = { digest: saved.digest, before: saved.theirs };
      if (saved.conflicts.length === 0) setBase(theirs);
      show(saved.merged);
      return setOutcome({ ...saved, base: theirs });
    }
    setBase({ digest: saved.digest, before: saved.values });
    show(saved.values);
    setOutcome(saved);
  }

  /** Which of two words stays is decided for a place. Until all are, a save asks again, also after the page was opened again. */
  function decide({ path }: Conflict): void {
    if (outcome?.status !== 'conflict') return;
    const conflicts = outcome.conflicts.filter((one) => one.path !== path);
    if (conflicts.length === 0) setBase(outcome.base);
    setOutcome({ ...outcome, conflicts });
  }

  function discard(): void {
    setBase({ digest, before: loaded });
    setValues(loaded);
    setIsRestored(false);
    setOutcome(null);
  }

  return {
    values,
    isChanged,
    isRestored,
    /** Whether a colleague has saved the file since these words were begun. */
    isOvertaken: isChanged && digest !== base.digest && !save.isPending,
    /** Where every choice was for theirs, nothing is left to save. */
    outcome: isDecided && !isChanged ? ({ status: 'updated' } as const) : outcome,
    isSaving: save.isPending,
    change,
    submit,
    decide,
    discard,
  };
}

/** What was typed here before a crash. */
function keptWords(place: string): KeptWords | null {
  return inMemory((memory) => JSON.parse(memory.getItem(keyOf(place)) ?? 'null') as KeptWords | null);
}
