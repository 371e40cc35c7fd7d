import { Field, Input, type InputProps } from '@chakra-ui/react';

interface InputFieldProps extends Omit<InputProps, 'onChange'> {
  label: string;
  value: string;
  /** Which values it takes; said of others, too. */
  help?: string;
  onChange: (value: string) => void;
}

/** A field of a form for some words, a day, or an address. */
export function InputField({ label, help, required, onChange, ...input }: InputFieldProps) {
  return (
    <Field.Root required={required}>
      <Field.Label>{label}</Field.Label>
      <Input maxLength={500} title={help} {...input} onChange={({ target }) => onChange(target.value)} />
      {help && <Field.HelperText>{help}</Field.HelperText>}
    </Field.Root>
  );
}
