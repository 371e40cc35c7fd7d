import { Box, chakra, Input, Text, Textarea } from '@chakra-ui/react';
import { textAt } from '@site/shared/content/content-value';
import { lettersIn } from '@site/shared/content/letters-in';
import { edit as words } from '../../content/edit.content';
import { fill } from '../../content/fill';
import { Note, Soft } from '../../parts/sheets';
import { FieldFrame, type FieldProps, useForm } from './form-context';

/** A text, with the English one that it translates. */
export function TextField({ shape, value, path }: FieldProps<'text'>) {
  const { label, hint, room, isLong, isNullable, isOptional } = shape;
  const nothing = isNullable ? null : isOptional ? undefined : '';
  const { form, direction, isFrozen, onChange, onEnter } = useForm();
  const text = value === null ? '' : String(value);
  const count = room && lettersIn(text);
  const props = {
    value: text,
    lang: form.language,
    dir: direction,
    readOnly: isFrozen,
    bg: 'bg',
    onFocus: () => onEnter(path),
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(path, target.value === '' ? nothing : target.value),
  };

  return (
    <FieldFrame
      path={path}
      label={label}
      hint={hint}
      above={value === null ? <NotSupplied path={path} /> : <EnglishText path={path} />}
      below={
        <>
          {room && (
            <Text fontSize="xs" color={count! > room.letters ? 'link' : 'textSoft'} alignSelf="flex-end">
              {fill(words.room, { letters: count!, room: room.letters })}
            </Text>
          )}
          {text.includes('](#') && <Soft fontSize="xs">{words.link}</Soft>}
          {[...new Set(text.match(/\{\w+\}/g))].map((name) => {
            const filled = form.named[name.slice(1, -1)];
            return (
              filled !== undefined && (
                <Soft key={name} fontSize="xs">
                  {fill(words.named, { name, value: filled })}
                </Soft>
              )
            );
          })}
        </>
      }
    >
      {isLong ? <Textarea {...props} autoresize rows={1} /> : <Input {...props} />}
    </FieldFrame>
  );
}

function NotSupplied({ path }: { path: string }) {
  const shown = textAt(useForm().form.shown, path);
  return <Note fontSize="xs">{shown ? fill(words.notSupplied, { shown }) : words.notSuppliedAtAll}</Note>;
}

function EnglishText({ path }: { path: string }) {
  const english = useForm().form.english[path];
  if (!english) return null;
  const { text, state } = english;

  return (
    <Box fontSize="xs" color="textSoft" lang="en" dir="ltr">
      <chakra.strong fontWeight="medium">{words.english}:</chakra.strong> {text}
      {state !== 'translated' && (
        <Note marginTop="1">{state === 'changed' ? words.changedEnglish : words.missingEnglish}</Note>
      )}
    </Box>
  );
}
