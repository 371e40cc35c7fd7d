import { Field, NativeSelect } from '@chakra-ui/react';
import { linkHours as words } from '../content/link-hours.content';

interface HoursFieldProps {
  value: number;
  onChange: (hours: number) => void;
}

/** Asks for how long a link is to work. */
export function HoursField({ value, onChange }: HoursFieldProps) {
  return (
    <Field.Root>
      <Field.Label>{words.label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={({ target }) => onChange(Number(target.value))}>
          {Object.entries(words.hours).map(([hours, label]) => (
            <option key={hours} value={hours}>
              {label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
