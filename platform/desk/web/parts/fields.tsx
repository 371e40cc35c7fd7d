import { Field, Input, type InputProps, NativeSelect, Checkbox, Fieldset, Stack } from '@chakra-ui/react';
import { indianTime, partName, ZONE_OFFSET } from '@site/text';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { fields as words } from '../content/act-progress.content';
import { fill, capitalised } from '../content/fill';
import { Soft } from './screen';

/** A moment as a field for a time has it, by the clock of India; '' for none. */
export function inIndia(time: string | null | undefined): string {
  return time ? indianTime(new Date(time)).slice(0, 16) : '';
}

/** The minute after one, both as a field for a time has them; '' while there is none. */
export function aMinuteAfter(time: string): string {
  return time && inIndia(new Date(Date.parse(time + ZONE_OFFSET) + 60_000).toISOString());
}

/** As the access policy takes it: browsers also take one without a dot after the `@`. */
const EMAIL = "[A-Za-z0-9_'+.\\-]*[A-Za-z0-9_+\\-]@([A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}";

const YEAR_MS = 366 * 86_400_000;

/** Whether a day or a time is that far away that its year may be a slip. */
const isFar = (value: string, type?: string) =>
  type?.startsWith('date') && Date.parse(value) > Date.now() + YEAR_MS;

interface InputFieldProps extends Omit<InputProps, 'onChange'> {
  label: string;
  value: string;
  /** What is said of a value below its `min`. */
  tooEarly?: string;
  onChange: (value: string) => void;
}

/** A field of a form for some words, a day, or an address. What is wrong with it is said once it is left, or the form is sent. */
export function InputField({ label, tooEarly, required, onChange, ...input }: InputFieldProps) {
  const [problem, setProblem] = useState('');
  const check = ({ validity, type }: HTMLInputElement) => {
    if (validity.valid) return setProblem('');
    const isMissing = validity.valueMissing && !validity.badInput;
    const wrong = (validity.rangeUnderflow && tooEarly) || words.wrong[type] || words.wrong.text!;
    setProblem(isMissing ? fill(words.missing, { label }) : wrong);
  };

  return (
    <Field.Root required={required} invalid={problem !== ''}>
      <Field.Label>{label}</Field.Label>
      <Input
        maxLength={500}
        pattern={input.type === 'email' ? EMAIL : undefined}
        {...input}
        onBlur={({ target }) => target.validity.valueMissing || check(target)}
        onInvalid={(event) => {
          // The browser would say it in a language of its own.
          event.preventDefault();
          const field = event.currentTarget;
          check(field);
          const first = [...(field.form?.elements ?? [])].find(
            (one) => !(one as HTMLInputElement).validity.valid,
          );
          if (first === field) field.focus();
        }}
        onChange={({ target }) => {
          if (problem) check(target);
          onChange(target.value);
        }}
      />
      {isFar(input.value, input.type) && (
        <Soft role="status">{fill(words.far, { year: input.value.split('-')[0]! })}</Soft>
      )}
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  );
}

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
      // What the next tick is added to is drawn by then.
      onCheckedChange={({ checked }) => flushSync(() => onChange(checked === true))}
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
