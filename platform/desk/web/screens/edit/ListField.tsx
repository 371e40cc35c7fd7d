import { type ContentValue, countUnconfirmed } from '@site/shared/content/content-value';
import { Box, Button, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import type { Shape } from '@site/shared/editing/shape';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type ComponentType, memo, useMemo } from 'react';
import { edit as words } from '../../content/edit.content';
import { fill } from '../../content/fill';
import { FieldSet, Soft } from '../../parts/sheets';
import { fieldId, type FieldProps, useForm, useProblems } from './form-context';
import { useIsBringing } from './PictureField';
import { allConfirmed, blankOf, nameOfEntry } from './values';

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
  const kinds: [string, Shape][] = item.kind === 'variants' ? Object.entries(item.of) : [['', item]];

  return (
    <FieldSet id={fieldId(path)} tabIndex={-1}>
      <Box as="legend" fontWeight="bold" fontSize="md">
        {label}
      </Box>
      <Soft fontSize="xs" marginBottom="2">
        {[hint, boundsOf(shape)].filter(Boolean).join(' · ')}
      </Soft>
      {problems.map((problem) => (
        <Text key={problem} role="alert" color="link">
          {problem}
        </Text>
      ))}
      <Stack as="ol" gap="3" listStyle="none">
        {entries.map((entry, index) => (
          <Entry
            key={index}
            Field={Field}
            item={item}
            value={entry}
            list={path}
            index={index}
            count={entries.length}
            isFixed={isFixed}
            mayRemove={!isFixed && entries.length > least}
          />
        ))}
      </Stack>
      {!isFixed && (most === null || entries.length < most) && (
        <Flex gap="2" wrap="wrap" marginTop="3">
          {kinds.map(([kind, inner]) => (
            <Button
              key={kind}
              type="button"
              size="sm"
              variant="outline"
              onClick={() =>
                onChange(path, [
                  ...entries,
                  blankOf({ ...inner, isOptional: undefined }, entries.at(-1)) ?? '',
                ])
              }
            >
              {kind ? fill(words.addKind, { kind: words.kinds[kind] ?? kind }) : fill(words.add, { things })}
            </Button>
          ))}
        </Flex>
      )}
    </FieldSet>
  );
}

interface EntryProps extends Pick<ListFieldProps, 'Field' | 'value'> {
  item: Shape;
  /** Path of the list that it is in, and its place there. */
  list: string;
  index: number;
  /** How many entries the list has. */
  count: number;
  isFixed: boolean;
  mayRemove: boolean;
}

/** While a person types in one entry, the others stay as they were drawn. */
const Entry = memo(function Entry(entry: EntryProps) {
  const { Field, item, value, list, index, count, isFixed, mayRemove } = entry;
  const { onChange } = useForm();
  const isBringing = useIsBringing();
  const path = `${list}[${index}]`;
  const shape = useMemo(() => ({ ...item, label: fill(words.entry, { number: index + 1 }) }), [item, index]);
  const name = nameOfEntry(value, shape.label);
  const change = (make: (entries: ContentValue[]) => ContentValue[]) =>
    onChange(list, (last) => make(last as ContentValue[]));
  const moves = ([-1, 1] as const).map((by) => ({
    said: by < 0 ? words.up : words.down,
    Icon: by < 0 ? ArrowUp : ArrowDown,
    isDisabled: isBringing || index + by < 0 || index + by >= count,
    act: () => change((entries) => moved(entries, index, index + by)),
  }));
  const removal = {
    said: words.remove,
    Icon: Trash2,
    isDisabled: isBringing,
    act: () => change((entries) => entries.filter((_, at) => at !== index)),
  };
  const acts = [...(isFixed ? [] : moves), ...(mayRemove ? [removal] : [])];
  const field = <Field shape={shape} value={value} path={path} />;

  return (
    <Box as="li" border="hairline" borderRadius="md" padding="3" minWidth="0">
      <Flex gap="3" align="flex-start" direction={{ base: 'column', sm: 'row' }}>
        <Box flex="1" minWidth="0" width="full">
          {isDeep(shape) ? (
            <details>
              <summary>
                <strong>{name}</strong>
              </summary>
              <Box paddingTop="4">{field}</Box>
              <ConfirmAll value={value} path={path} />
            </details>
          ) : (
            field
          )}
        </Box>
        <Flex gap="1" flexShrink="0">
          {acts.map(({ said, Icon, isDisabled, act }) => (
            <IconButton
              key={said}
              type="button"
              size="sm"
              variant="ghost"
              aria-label={fill(said, { name })}
              title={fill(said, { name })}
              disabled={isDisabled}
              onClick={act}
            >
              <Icon size={16} />
            </IconButton>
          ))}
        </Flex>
      </Flex>
    </Box>
  );
});

/** Confirms what stands above it. It is at the end, where one is who has read it. */
function ConfirmAll({ value, path }: Pick<FieldProps, 'value' | 'path'>) {
  const { isFrozen, onChange } = useForm();
  const count = countUnconfirmed(value);
  if (isFrozen || !JSON.stringify(value).includes('"confirmed":')) return null;
  // It stays where it was: nothing else is to be under the pointer that pressed it.
  return (
    <Button
      type="button"
      marginTop="4"
      disabled={count === 0}
      onClick={() => onChange(path, allConfirmed(value))}
    >
      {count > 0 ? fill(words.confirmAll, { count }) : words.allConfirmed}
    </Button>
  );
}

/** Whether an entry has lists in itself: it is opened when it is needed. */
function isDeep(shape: Shape): boolean {
  const fields = shape.kind === 'group' ? Object.values(shape.fields) : [];
  return fields.some(({ kind }) => kind === 'list');
}

function boundsOf({ least, most }: FieldProps<'list'>['shape']): string {
  return least === most || most === null ? '' : fill(words.bounds, { least, most });
}

function moved(entries: ContentValue[], from: number, to: number): ContentValue[] {
  const others = entries.filter((_, index) => index !== from);
  return [...others.slice(0, to), entries[from]!, ...others.slice(to)];
}
