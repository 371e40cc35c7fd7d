import { Field, NativeSelect } from '@chakra-ui/react';

interface ChoiceFieldProps {
  label: string;
  value: string;
  options: [value: string, label: string][];
  onChoose: (value: string) => void;
}

/** Chooses one of a few. */
export function ChoiceField({ label, value, options, onChoose }: ChoiceFieldProps) {
  return (
    <Field.Root width="auto" minWidth="0">
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={({ target }) => onChoose(target.value)}>
          {options.map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
