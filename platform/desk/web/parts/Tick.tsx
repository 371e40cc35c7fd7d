import { Checkbox, Fieldset, Stack } from '@chakra-ui/react';
import { capitalised, partName } from '../content/fill';

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

interface TeamTicksProps {
  legend: string;
  parts: string[];
  chosen: string[];
  onChoose: (parts: string[]) => void;
}

/** Chooses teams, by their parts. */
export function TeamTicks({ legend, parts, chosen, onChoose }: TeamTicksProps) {
  return (
    <Fieldset.Root>
      <Fieldset.Legend>{legend}</Fieldset.Legend>
      <Stack gap="2" marginTop="2">
        {parts.map((part) => (
          <Tick
            key={part}
            label={capitalised(partName(part))}
            isOn={chosen.includes(part)}
            onChange={(isOn) => onChoose(isOn ? [...chosen, part] : chosen.filter((one) => one !== part))}
          />
        ))}
      </Stack>
    </Fieldset.Root>
  );
}
