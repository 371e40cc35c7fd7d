import {
  type ContentValue,
  countUnconfirmed,
  isObject,
  questionsIn,
} from '@site/shared/content/content-value';
import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import type { Shape } from '@site/shared/editing/shape';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type ComponentType, memo, useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { edit as words } from '../../content/edit.content';
import { capitalised, fill, sentences } from '../../content/fill';
import { openTexts } from '../../parts/said';
import { FieldSet, Legend, List, Mark, Soft } from '../../parts/screen';
import { fieldId, type FieldProps, useForm, useProblems } from './form-context';
import { useIsBringing } from './PictureField';
import { allConfirmed, blankOf, canBeAdded, nameOfEntry, openIn } from './values';

interface ListFieldProps extends FieldProps<'list'> {
  /** Draws an entry, which may have lists in itself. */
  Field: ComponentType<FieldProps>;
}

/** Entries that can be added, moved and removed, within the bounds of the list. */
export function ListField({ shape, value, path, Field }: ListFieldProps) {
  const { isFrozen, onChange } = useForm();
  const problems = useProblems(path);
  const entries = Array.isArray(value) ? value : [];
  const { label, hint, item, least, most, things } = shape;
  const isFixed = isFrozen || least === most;
  const [keys, setKeys] = useState(() => entries.map((_, index) => index));
  if (keys.length !== entries.length)
    setKeys(entries.map((_, index) => keys[index] ?? Math.max(-1, ...keys) + 1 + index));
  // What is open in an entry, and the focus, go with it.
  const rearrange = useCallback<Rearrange>(
    (make, to) => {
      flushSync(() => {
        setKeys(make);
        onChange(path, (last) => make(last as ContentValue[]));
      });
      if (to !== undefined) focusIn(path, to);
    },
    [path, onChange],
  );
  const count = entries.length;
  const all: [string, Shape][] = item.kind === 'variants' ? Object.entries(item.of) : [['', item]];
  const kinds = all.filter(([, inner]) => canBeAdded(inner));

  return (
    <FieldSet id={fieldId(path)} tabIndex={-1}>
      <Legend fontSize="md">{label}</Legend>
      <Soft fontSize="xs" marginBottom="2">
        {sentences(hint, least !== most && most !== null && fill(words.bounds, { least, most })).join(' · ')}
      </Soft>
      {problems.map((problem) => (
        <Text key={problem} role="alert" color="link">
          {problem}
        </Text>
      ))}
      <List as="ol">
        {entries.map((entry, index) => (
          <Entry
            key={keys[index] ?? index}
            Field={Field}
            item={item}
            value={entry}
            path={`${path}[${index}]`}
            index={index}
            count={count}
            isFixed={isFixed}
            mayRemove={!isFixed && count > least}
            rearrange={rearrange}
          />
        ))}
      </List>
      {!isFixed && kinds.length === 0 && <Soft fontSize="xs">{words.addedByEngineers}</Soft>}
      {!isFixed && (most === null || count < most) && (
        <Flex gap="2" wrap="wrap" marginTop="3">
          {kinds.map(([kind, inner]) => (
            <Button
              key={kind}
              size="sm"
              variant="outline"
              onClick={() => {
                const blank = blankOf({ ...inner, isOptional: undefined }, entries.at(-1)) ?? '';
                flushSync(() => onChange(path, [...entries, blank]));
                focusIn(path, fieldOf('last-child'));
              }}
            >
              {kind ? fill(words.addKind, { kind: words.kinds[kind] ?? kind }) : fill(words.add, { things })}
            </Button>
          ))}
        </Flex>
      )}
    </FieldSet>
  );
}

/** Sets the focus in a list. @param to a selector; '' for the list itself */
function focusIn(path: string, to: string): void {
  const list = document.getElementById(fieldId(path));
  const field = to && list?.querySelector<HTMLElement>(to);
  (field || list)?.focus({ preventScroll: to === '' });
}

/** The first field of an entry. @param which a selector among the entries */
const fieldOf = (which: string) => `:scope > ol > li:${which} :is(summary, textarea, input)`;

/** Makes another order of entries, and of what tells them apart. @param to where the focus goes; where it is, unless one is removed that has it */
type Rearrange = (make: <One>(all: One[]) => One[], to?: string) => void;

interface EntryProps extends Pick<ListFieldProps, 'Field' | 'value' | 'path'> {
  item: Shape;
  index: number;
  count: number;
  isFixed: boolean;
  mayRemove: boolean;
  rearrange: Rearrange;
}

/** While a person types in one entry, the others stay as they were drawn. */
const Entry = memo(function Entry(entry: EntryProps) {
  const { Field, item, value, path, index, count, isFixed, mayRemove, rearrange } = entry;
  const isBringing = useIsBringing();
  const shape = useMemo(() => ({ ...item, label: fill(words.entry, { number: index + 1 }) }), [item, index]);
  const id = isObject(value) ? value.id : undefined;
  const kind = item.kind === 'variants' && isObject(value) ? words.kinds[String(value[item.by])] : undefined;
  const name = nameOfEntry(value, kind ?? shape.label);
  const moveTo = (to: number) => () =>
    rearrange((all) => all.toSpliced(index, 1).toSpliced(to, 0, all[index]!));
  // By a pointer, no field is entered: on a phone, that opens the keyboard.
  const remove = (isByKey: boolean) => {
    const next = `${fieldOf(`nth-child(${index + 1})`)}, ${fieldOf('last-child')}`;
    rearrange((all) => all.toSpliced(index, 1), isByKey ? next : '');
  };
  const moves = [
    { said: words.up, Icon: ArrowUp, mayBe: index > 0, act: moveTo(index - 1) },
    { said: words.down, Icon: ArrowDown, mayBe: index + 1 < count, act: moveTo(index + 1) },
  ];
  const acts = [
    ...(isFixed ? [] : moves),
    ...(mayRemove ? [{ said: words.remove, Icon: Trash2, mayBe: true, act: remove }] : []),
  ];
  // One that has lists in itself is opened when it is needed.
  const isDeep = shape.kind === 'group' && Object.values(shape.fields).some(({ kind }) => kind === 'list');
  const field = <Field shape={shape} value={value} path={path} />;

  return (
    <Box as="li" data-entry={id} border="hairline" borderRadius="md" padding="3" minWidth="0">
      <Flex gap="3" align="flex-start" direction={{ base: 'column', sm: 'row' }}>
        <Box flex="1" minWidth="0" width="full">
          {isDeep ? (
            <details>
              <summary>
                <strong>{name}</strong>
                <OpenIn value={value} path={path} />
              </summary>
              <Box paddingTop="4">{field}</Box>
              <ConfirmAll value={value} path={path} />
            </details>
          ) : (
            <>
              {name === kind && <strong>{capitalised(kind)}</strong>}
              {field}
            </>
          )}
        </Box>
        <Flex gap="1" flexShrink="0">
          {acts.map(({ said, Icon, mayBe, act }) => (
            <IconButton
              key={said}
              size="sm"
              variant="ghost"
              aria-label={fill(said, { name })}
              title={fill(said, { name })}
              disabled={isBringing || !mayBe}
              // By a second press at once, the pointer would meet another entry.
              onClick={({ detail }) => detail < 2 && act(detail === 0)}
            >
              <Icon size={16} />
            </IconButton>
          ))}
        </Flex>
      </Flex>
    </Box>
  );
});

/** How much of a translation is open in an entry that is folded. */
function OpenIn({ value, path }: Pick<FieldProps, 'value' | 'path'>) {
  const open = openTexts(openIn(useForm().form, value, path));
  return open.length > 0 && <Mark tone="open">{open.join(', ')}</Mark>;
}

/** Confirms what stands above it. It is at the end, where one is who has read it. A translation has one switch for all. */
function ConfirmAll({ value, path }: Pick<FieldProps, 'value' | 'path'>) {
  const { form, isFrozen, onChange } = useForm();
  const count = countUnconfirmed(value);
  const questions = questionsIn(value, path).filter(({ isOpen }) => isOpen).length;
  const isTranslation = Object.keys(form.english).length > 0;
  if (isFrozen || isTranslation || !JSON.stringify(value).includes('"confirmed":')) return null;
  // It stays where it was: nothing else is to be under the pointer that pressed it.
  return (
    <Button marginTop="4" disabled={count === 0} onClick={() => onChange(path, allConfirmed(value))}>
      {count > 0
        ? fill(questions > 0 ? words.confirmAndClose : words.confirmAll, { count, questions })
        : words.allConfirmed}
    </Button>
  );
}
