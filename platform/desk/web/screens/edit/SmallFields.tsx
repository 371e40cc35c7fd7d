import { Box, chakra, Flex, Input, Switch } from '@chakra-ui/react';
import { edit as words } from '../../content/edit.content';
import { Choice } from '../../parts/fields';
import { FieldSet } from '../../parts/sheets';
import { FieldFrame, fieldId, type FieldProps, useForm } from './form-context';

/** One of a list of words; by its picture where it has one. */
export function ChoiceField({ shape, value, path }: FieldProps<'choice'>) {
  const { form, isFrozen, onChange, onEnter } = useForm();
  const { label, hint, options } = shape;
  if (shape.art)
    return (
      <FieldSet id={fieldId(path)} tabIndex={-1}>
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
              <img src={form.art[`${shape.art}-${option}`]} alt="" width={56} height={56} />
            </PictureOption>
          ))}
        </Flex>
      </FieldSet>
    );

  return (
    <FieldFrame path={path} label={label} hint={hint}>
      <Choice
        value={String(value)}
        options={options.map((option) => [option, option])}
        isFixed={isFrozen}
        onFocus={() => onEnter(path)}
        onChoose={(option) => onChange(path, option)}
      />
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
        maxWidth="full"
        minWidth="0"
        value={String(value)}
        readOnly={isFrozen}
        onChange={({ target }) => onChange(path, target.value)}
      />
    </FieldFrame>
  );
}
