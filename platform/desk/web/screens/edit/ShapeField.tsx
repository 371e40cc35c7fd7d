import { isObject, type ContentValue } from '@site/shared/content/content-value';
import { Box, Stack, Text } from '@chakra-ui/react';
import { memo } from 'react';
import type { FieldProps } from './field-props';
import { ListField } from './ListField';
import { PictureField } from './PictureField';
import { ChoiceField, DateField, SwitchField } from './SmallFields';
import { TextField } from './TextField';

interface FixedFieldProps {
  label: string;
  value: ContentValue;
  /** Why it cannot be changed here. */
  reason: string;
}

/** The field, or the fields, of a value. Typing changes one of them, and the others stay as they were drawn. */
export const ShapeField = memo(function ShapeField({ shape, value, path }: FieldProps) {
  if (shape.kind === 'hidden') return null;
  switch (shape.kind) {
    case 'fixed':
      return <FixedField label={shape.label} value={value} reason={shape.reason} />;
    case 'text':
      return <TextField shape={shape} value={value} path={path} />;
    case 'date':
      return <DateField shape={shape} value={value} path={path} />;
    case 'switch':
      return <SwitchField shape={shape} value={value} path={path} />;
    case 'choice':
      return <ChoiceField shape={shape} value={value} path={path} />;
    case 'picture':
      return <PictureField shape={shape} value={value} path={path} />;
    case 'list':
      return <ListField shape={shape} value={value} path={path} Field={ShapeField} />;
    case 'variants': {
      const kind = isObject(value) ? String(value[shape.by]) : '';
      const own = shape.of[kind];
      return own ? <ShapeField shape={{ ...own, label: shape.label }} value={value} path={path} /> : null;
    }
    default:
      return <Fields shape={shape} value={value} path={path} />;
  }
});

/** A group's fields, or a record's: with a heading where it has a name. */
function Fields({ shape, value, path }: FieldProps<'group' | 'record'>) {
  if (!isObject(value)) return null;
  const fields =
    shape.kind === 'group'
      ? Object.entries(shape.fields)
      : Object.keys(value).map((key) => [key, { ...shape.entry, label: key }] as const);
  const inner = fields
    .filter(([key]) => value[key] !== undefined)
    .map(([key, field]) => (
      <ShapeField key={key} shape={field} value={value[key]!} path={`${path}.${key}`} />
    ));
  // What a file holds, and an entry of a list, has its name above it already.
  if (!path.includes('.') || path.endsWith(']')) return <Stack gap="5">{inner}</Stack>;
  return (
    <Box
      as="fieldset"
      border="0"
      borderStart="3px solid"
      borderColor="hairline"
      paddingStart="4"
      margin="0"
      minWidth="0"
    >
      <Box as="legend" fontWeight="bold" marginBottom="2">
        {shape.label}
      </Box>
      <Stack gap="4">{inner}</Stack>
    </Box>
  );
}

/** A value to be read. */
function FixedField({ label, value, reason }: FixedFieldProps) {
  return (
    <Box>
      <Text fontWeight="medium">{label}</Text>
      <Text>{typeof value === 'object' ? '…' : String(value)}</Text>
      <Text color="textSoft" fontSize="xs">
        {reason}
      </Text>
    </Box>
  );
}
