import { linkHours as words } from '../content/link-hours.content';
import { ChoiceField } from './ChoiceField';

interface HoursFieldProps {
  value: number;
  onChange: (hours: number) => void;
}

/** Asks for how long a link is to work. */
export function HoursField({ value, onChange }: HoursFieldProps) {
  return (
    <ChoiceField
      label={words.label}
      value={String(value)}
      options={Object.entries(words.hours)}
      onChoose={(hours) => onChange(Number(hours))}
    />
  );
}
