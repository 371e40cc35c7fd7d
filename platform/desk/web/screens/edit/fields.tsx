import { Box, chakra, Flex, Input, Switch, Text, Textarea } from '@chakra-ui/react';
import { textAt } from '@site/shared/content/content-value';
import { lettersIn, savedText } from '@site/shared/content/letters-in';
import { languages } from '@site/shared/site/languages';
import { edit as words } from '../../content/edit.content';
import { fill } from '../../content/fill';
import { Choice } from '../../parts/fields';
import { formatDay } from '../../parts/said';
import { FieldSet, Note, Soft } from '../../parts/screen';
import { FieldFrame, fieldId, type FieldProps, useForm } from './form-context';
import { stateOf } from './values';

/** A field of what is final: it is read, and looks like that. */
const READ = { readOnly: true, variant: 'flushed', borderColor: 'transparent' } as const;

/** A text, with the English one that it translates. */
export function TextField({ shape, value, path }: FieldProps<'text'>) {
  const { room, isLong, isNullable, isOptional } = shape;
  const nothing = isNullable ? null : isOptional ? undefined : '';
  const { form, isFrozen, onChange, onEnter } = useForm();
  const text = value === null ? '' : String(value);
  const letters = lettersIn(savedText(text));
  const shown = textAt(form.shown, path);
  const english = form.english[path];
  const state = english && stateOf(form, path, text);
  const valueOf = (name: string) => form.named[name.slice(1, -1)];
  const names = [...new Set(text.match(/\{\w+\}/g))].filter((name) => valueOf(name) !== undefined);
  const props = {
    value: text,
    lang: form.language,
    dir: languages.find(({ tag }) => tag === form.language)?.direction,
    ...(isFrozen ? READ : { bg: 'bg' }),
    onFocus: () => onEnter(path),
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(path, target.value === '' ? nothing : target.value),
  };

  return (
    <FieldFrame shape={shape} path={path}>
      {value === null ? (
        <Note fontSize="xs">{shown ? fill(words.notSupplied, { shown }) : words.notSuppliedAtAll}</Note>
      ) : (
        english && (
          <Box fontSize="xs" color="textSoft" lang="en" dir="ltr">
            <chakra.strong fontWeight="medium">{words.english}:</chakra.strong> {english.text}
            {state !== 'translated' && (
              <Note marginTop="1">{state === 'changed' ? words.changedEnglish : words.missingEnglish}</Note>
            )}
          </Box>
        )
      )}
      {isLong ? <Textarea {...props} autoresize rows={1} /> : <Input {...props} />}
      {room && (
        <Text fontSize="xs" color={letters > room.letters ? 'link' : 'textSoft'} alignSelf="flex-end">
          {fill(words.room, { letters, room: room.letters })}
        </Text>
      )}
      {text.includes('](#') && <Soft fontSize="xs">{words.link}</Soft>}
      {names.map((name) => (
        <Soft key={name} fontSize="xs">
          {fill(words.named, { name, value: valueOf(name) })}
        </Soft>
      ))}
    </FieldFrame>
  );
}

/** One of a list of words; by its picture where it has one. */
export function ChoiceField({ shape, value, path }: FieldProps<'choice'>) {
  const { form, isFrozen, onChange, onEnter } = useForm();
  const { label, options, art } = shape;
  const onFocus = () => onEnter(path);
  if (art)
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
                onFocus={onFocus}
                onChange={() => onChange(path, option)}
              />
              <img src={form.art[`${art}-${option}`]} alt="" width={56} height={56} />
            </PictureOption>
          ))}
        </Flex>
      </FieldSet>
    );

  return (
    <FieldFrame shape={shape} path={path}>
      <Choice
        value={String(value)}
        options={options.map((option) => [option, option])}
        isFixed={isFrozen}
        onFocus={onFocus}
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

export function SwitchField({ shape, value, path }: FieldProps<'switch'>) {
  const { isFrozen, onChange } = useForm();
  const isOn = value === true;

  return (
    <FieldFrame shape={shape} path={path}>
      <Switch.Root
        checked={isOn}
        disabled={isFrozen}
        onCheckedChange={({ checked }) => onChange(path, checked)}
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>{isOn ? words.yes : words.no}</Switch.Label>
      </Switch.Root>
    </FieldFrame>
  );
}

/** A value to be read. */
export function FixedField({
  shape: { label, reason },
  value,
}: Pick<FieldProps, 'value'> & { shape: { label: string; reason?: string } }) {
  return (
    <Box>
      <Text fontWeight="medium">{label}</Text>
      <Text>{typeof value === 'object' ? '…' : String(value)}</Text>
      {reason && <Soft fontSize="xs">{reason}</Soft>}
    </Box>
  );
}

export function DateField({ shape, value, path }: FieldProps<'date'>) {
  const { isFrozen, onChange } = useForm();
  // A browser shows a day as its own language has it, and this one is read.
  if (isFrozen) return <FixedField shape={shape} value={formatDay(String(value))} />;

  return (
    <FieldFrame shape={shape} path={path}>
      <Input
        type="date"
        width="auto"
        maxWidth="full"
        value={String(value)}
        onChange={({ target }) => onChange(path, target.value)}
      />
    </FieldFrame>
  );
}
