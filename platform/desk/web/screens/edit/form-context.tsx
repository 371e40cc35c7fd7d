import type { ContentValue } from '@site/shared/content/content-value';
import { Field, Stack } from '@chakra-ui/react';
import type { Shape } from '@site/shared/editing/shape';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { ContentForm, FieldProblem } from '../../../api/edit';
import type { NextValue } from './values';

/** What every field is handed. */
export interface FieldProps<Kind extends Shape['kind'] = Shape['kind']> {
  shape: Extract<Shape, { kind: Kind }>;
  value: ContentValue;
  /** `hero.badges[0].text` */
  path: string;
}

export type Change = (path: string, value: NextValue) => void;

/** What the rules have against values, by path: a field is drawn again when what is said of its own value is another. */
export class FieldProblems {
  #problems: FieldProblem[] = [];
  readonly #listeners = new Set<() => void>();

  set(problems: FieldProblem[]): void {
    this.#problems = problems;
    this.#listeners.forEach((listener) => listener());
  }

  /** Sentences, a line each; '' for none. */
  at(path: string): string {
    const own = this.#problems.filter((problem) => problem.path === path);
    return own.map(({ what }) => problemSentence(what)).join('\n');
  }

  readonly listen = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}

interface FormState {
  form: ContentForm;
  problems: FieldProblems;
  isFrozen: boolean;
  /** Of the words. */
  direction: 'ltr' | 'rtl';
  /** Another value at a path, or what makes it of the one that is there. */
  onChange: Change;
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
  const { problems } = useForm();
  const said = useSyncExternalStore(problems.listen, () => problems.at(path));
  return said ? said.split('\n') : [];
}

/** What is wrong with a value, as a sentence: rules say what the value is or has. */
function problemSentence(what: string): string {
  return what.startsWith('"') ? what : `This ${what}`;
}

/** Id of the element that takes the value at a path. */
export function fieldId(path: string): string {
  return `field-${path}`;
}

interface FieldFrameProps {
  path: string;
  label: string;
  hint?: string;
  /** What is between the label and the field. */
  above?: ReactNode;
  /** What is below the field, at its end. */
  below?: ReactNode;
  children: ReactNode;
}

/** A label, a field, and what the rules have against what is in it. */
export function FieldFrame({ path, label, hint, above, below, children }: FieldFrameProps) {
  const problems = useProblems(path);

  return (
    <Field.Root invalid={problems.length > 0} id={fieldId(path)}>
      <Field.Label>{label}</Field.Label>
      {above}
      {children}
      {below}
      {hint && <Field.HelperText color="textSoft">{hint}</Field.HelperText>}
      <Field.ErrorText>
        <Stack gap="1">
          {problems.map((problem) => (
            <span key={problem}>{problem}</span>
          ))}
        </Stack>
      </Field.ErrorText>
    </Field.Root>
  );
}
