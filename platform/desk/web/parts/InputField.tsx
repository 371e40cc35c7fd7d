import { Field, Input, type InputProps } from '@chakra-ui/react';

interface InputFieldProps extends Omit<InputProps, 'onChange'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A field of a form for some words, a day, or an address. */
export function InputField({ label, required, onChange, ...input }: InputFieldProps) {
  return (
    <Field.Root required={required}>
      <Field.Label>{label}</Field.Label>
      <Input maxLength={500} {...input} onChange={({ target }) => onChange(target.value)} />
    </Field.Root>
  );
}
