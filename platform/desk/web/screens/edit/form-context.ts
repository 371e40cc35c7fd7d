import type { ContentValue } from '@site/shared/content/content-value';
import { createContext, useContext } from 'react';
import type { ContentForm, FieldProblem } from '../../../api/edit';

interface FormState {
  form: ContentForm;
  problems: FieldProblem[];
  isFrozen: boolean;
  /** Of the words. */
  direction: 'ltr' | 'rtl';
  /** Other values at a path. */
  onChange: (path: string, value: ContentValue) => void;
  /** The field at a path is the one with the focus. */
  onEnter: (path: string) => void;
}

export const FormContext = createContext<FormState | null>(null);

/** The form around a field. */
export function useForm(): FormState {
  return useContext(FormContext)!;
}

/** What the rules have against the value at a path. */
export function useProblems(path: string): string[] {
  return useForm()
    .problems.filter((problem) => problem.path === path)
    .map(({ what }) => problemSentence(what));
}

/** What is wrong with a value, as a sentence: rules say what the value is or has. */
function problemSentence(what: string): string {
  return what.startsWith('"') ? what : `This ${what}`;
}

/** Id of the element that takes the value at a path. */
export function fieldId(path: string): string {
  return `field-${path}`;
}
