import { Input, NativeSelect, Switch } from '@chakra-ui/react';
import { edit as words } from '../../content/edit.content';
import type { FieldProps } from './field-props';
import { FieldFrame } from './FieldFrame';
import { useForm } from './form-context';

/** One of a list of words, such as an icon's name. */
export function ChoiceField({ shape: { label, hint, options }, value, path }: FieldProps<'choice'>) {
  const { isFrozen, onChange, onEnter } = useForm();

  return (
    <FieldFrame path={path} label={label} hint={hint}>
      <NativeSelect.Root size="sm" width="auto" disabled={isFrozen}>
        <NativeSelect.Field
          value={String(value)}
          onFocus={() => onEnter(path)}
          onChange={({ target }) => onChange(path, target.value)}
        >
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  );
}

export function SwitchField({ shape: { label, hint }, value, path }: FieldProps<'switch'>) {
  const { isFrozen, onChange } = useForm();

  return (
    <FieldFrame path={path} label={label} hint={hint}>
      <Switch.Root
        checked={value === true}
        disabled={isFrozen}
        onCheckedChange={({ checked }) => onChange(path, checked)}
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>{words.yes}</Switch.Label>
      </Switch.Root>
    </FieldFrame>
  );
}

export function DateField({ shape: { label, hint }, value, path }: FieldProps<'date'>) {
  const { isFrozen, onChange } = useForm();

  return (
    <FieldFrame path={path} label={label} hint={hint}>
      <Input
        type="date"
        width="auto"
        value={String(value)}
        readOnly={isFrozen}
        onChange={({ target }) => onChange(path, target.value)}
      />
    </FieldFrame>
  );
}

export function NumberField({ shape: { label, hint }, value, path }: FieldProps<'number'>) {
  const { isFrozen, onChange } = useForm();

  return (
    <FieldFrame path={path} label={label} hint={hint}>
      <Input
        type="number"
        width="auto"
        value={String(value)}
        readOnly={isFrozen}
        onChange={({ target }) => onChange(path, target.valueAsNumber || 0)}
      />
    </FieldFrame>
  );
}
