import { Box, chakra, Flex, Input, NativeSelect, Switch } from '@chakra-ui/react';
import { edit as words } from '../../content/edit.content';
import type { FieldProps } from './field-props';
import { FieldFrame } from './FieldFrame';
import { fieldId, useForm } from './form-context';

/** One of a list of words; by its picture where it has one. */
export function ChoiceField({ shape, value, path }: FieldProps<'choice'>) {
  const { isFrozen, art, onChange, onEnter } = useForm();
  const { label, hint, options } = shape;
  if (shape.art)
    return (
      <Box as="fieldset" id={fieldId(path)} tabIndex={-1} border="0" padding="0" margin="0" minWidth="0">
        <Box as="legend" fontWeight="medium" fontSize="sm">
          {label}
        </Box>
        <Flex gap="2" wrap="wrap">
          {options.map((option) => (
            <PictureOption key={option}>
              <input
                type="radio"
                name={path}
                aria-label={option.replaceAll('-', ' ')}
                checked={option === value}
                disabled={isFrozen}
                onFocus={() => onEnter(path)}
                onChange={() => onChange(path, option)}
              />
              <img src={art[`${shape.art}-${option}`]} alt="" width={56} height={56} />
            </PictureOption>
          ))}
        </Flex>
      </Box>
    );

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

/** A picture that is chosen: its ring is thick, and its focus seen. */
const PictureOption = chakra('label', {
  base: {
    position: 'relative',
    minWidth: 'target',
    minHeight: 'target',
    padding: '1',
    border: 'hairline',
    borderRadius: 'md',
    cursor: 'pointer',
    '&:has(:checked)': { outline: '3px solid', outlineColor: 'action' },
    '&:has(:focus-visible)': { outline: '3px dashed', outlineColor: 'action' },
    '& input': { position: 'absolute', top: '1', insetInlineStart: '1' },
  },
});

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
        <Switch.Label>{value === true ? words.yes : words.no}</Switch.Label>
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
