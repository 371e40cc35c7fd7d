import { Field, Textarea } from '@chakra-ui/react';

interface CommentFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A field for what somebody has to say. */
export function CommentField({ label, value, onChange }: CommentFieldProps) {
  return (
    <Field.Root required>
      <Field.Label>{label}</Field.Label>
      <Textarea rows={5} maxLength={2000} value={value} onChange={({ target }) => onChange(target.value)} />
    </Field.Root>
  );
}
