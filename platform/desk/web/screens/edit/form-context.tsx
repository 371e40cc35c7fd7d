import type { ContentValue } from '@site/shared/content/content-value';
import { Field, Stack } from '@chakra-ui/react';
import type { Shape } from '@site/shared/editing/shape';
import { skipToken, useQuery } from '@tanstack/react-query';
import { createContext, type PropsWithChildren, useContext } from 'react';
import type { ContentForm, FieldProblem } from '../../../answers';
import type { EditedForm, NextValue } from './values';

/** What every field is handed. */
export interface FieldProps<Kind extends Shape['kind'] = Shape['kind']> {
  shape: Extract<Shape, { kind: Kind }>;
  value: ContentValue;
  /** `hero.badges[0].text` */
  path: string;
}

export type Change = (path: string, value: NextValue) => void;

interface FormState {
  form: EditedForm;
  isFrozen: boolean;
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

/** Where it is kept what the rules have against the values of a form. */
export const problemsOf = ({ file }: ContentForm) => ['problems', file];

/** What the rules have against the value at a path; a field is drawn again when that is something else. */
export function useProblems(path: string): string[] {
  const { form } = useForm();
  const { data = [] } = useQuery({
    queryKey: problemsOf(form),
    queryFn: skipToken,
    initialData: [] as FieldProblem[],
    select: (problems) => problems.filter((one) => one.path === path).map(sentenceOn),
  });
  return data;
}

/** Rules say what a value is or has. */
const sentenceOn = ({ what }: FieldProblem) => (what.startsWith('"') ? what : `This ${what}`);

/** Id of the element that takes the value at a path. */
export function fieldId(path: string): string {
  return `field-${path}`;
}

type FieldFrameProps = PropsWithChildren<Pick<FieldProps, 'shape' | 'path'>>;

/** A label, a field, and what the rules have against what is in it. */
export function FieldFrame({ shape: { label, hint }, path, children }: FieldFrameProps) {
  const problems = useProblems(path);

  return (
    <Field.Root invalid={problems.length > 0} id={fieldId(path)}>
      <Field.Label>{label}</Field.Label>
      {children}
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
