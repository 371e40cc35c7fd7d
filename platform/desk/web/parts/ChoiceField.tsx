import { Field, NativeSelect } from '@chakra-ui/react';

interface ChoiceProps {
  value: string;
  options: [value: string, label: string][];
  isFixed?: boolean;
  onFocus?: () => void;
  onChoose: (value: string) => void;
}

/** Chooses one of a few. */
export function Choice({ value, options, isFixed, onFocus, onChoose }: ChoiceProps) {
  return (
    <NativeSelect.Root width="auto" maxWidth="full" disabled={isFixed}>
      <NativeSelect.Field value={value} onFocus={onFocus} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

/** The same, with a label. */
export function ChoiceField({ label, ...choice }: ChoiceProps & { label: string }) {
  return (
    <Field.Root width="auto" minWidth="0">
      <Field.Label>{label}</Field.Label>
      <Choice {...choice} />
    </Field.Root>
  );
}
