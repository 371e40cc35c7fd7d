import { Checkbox } from '@chakra-ui/react';

interface TickProps {
  label: string;
  isOn: boolean;
  /** Whether a form takes no other answer. */
  isRequired?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A box to tick, with what it means next to it. */
export function Tick({ label, isOn, isRequired, onChange }: TickProps) {
  return (
    <Checkbox.Root
      checked={isOn}
      required={isRequired}
      onCheckedChange={({ checked }) => onChange(checked === true)}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{label}</Checkbox.Label>
    </Checkbox.Root>
  );
}
