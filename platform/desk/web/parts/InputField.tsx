import { Field, Input, type InputProps } from '@chakra-ui/react';
import { useState } from 'react';
import { fields as words } from '../content/acts.content';
import { fill } from '../content/fill';

interface InputFieldProps extends Omit<InputProps, 'onChange'> {
  label: string;
  value: string;
  /** What is said of a value below its `min`. */
  tooEarly?: string;
  onChange: (value: string) => void;
}

/** A field of a form for some words, a day, or an address. What is wrong with it is said once it is left, or the form is sent. */
export function InputField({ label, tooEarly, required, onChange, ...input }: InputFieldProps) {
  const [problem, setProblem] = useState('');
  const check = ({ validity, type }: HTMLInputElement) => {
    if (validity.valid) return setProblem('');
    const isMissing = validity.valueMissing && !validity.badInput;
    const isEarly = validity.rangeUnderflow && tooEarly;
    setProblem(
      isMissing ? fill(words.missing, { label }) : isEarly || words.wrong[type] || words.wrong.text!,
    );
  };

  return (
    <Field.Root required={required} invalid={problem !== ''}>
      <Field.Label>{label}</Field.Label>
      <Input
        maxLength={500}
        {...input}
        onBlur={({ target }) => target.validity.valueMissing || check(target)}
        onInvalid={(event) => {
          // The browser would say it in a language of its own.
          event.preventDefault();
          const field = event.currentTarget;
          check(field);
          const first = [...(field.form?.elements ?? [])].find(
            (one) => !(one as HTMLInputElement).validity.valid,
          );
          if (first === field) field.focus();
        }}
        onChange={({ target }) => {
          if (problem) check(target);
          onChange(target.value);
        }}
      />
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  );
}
