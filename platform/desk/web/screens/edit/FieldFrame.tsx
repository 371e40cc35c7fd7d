import { Field, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { fieldId, useProblems } from './form-context';

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
