import { Fieldset, Stack } from '@chakra-ui/react';
import { capitalised, partName } from '../../content/fill';
import { Tick } from '../../parts/Tick';

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
