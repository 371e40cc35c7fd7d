import { countUnconfirmed, isObject, type ContentValue } from '@site/shared/content/content-value';
import { Button, Stack } from '@chakra-ui/react';
import { type ComponentType, createContext, memo, useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { edit as words } from '../../content/edit.content';
import { fill } from '../../content/fill';
import { FieldSet, Legend } from '../../parts/screen';
import { fieldId, type FieldProps, useForm } from './form-context';
import { ListField } from './ListField';
import { PictureField } from './PictureField';
import { ChoiceField, DateField, FixedField, SwitchField, TextField } from './fields';
import { columnName } from './values';

/** The field, or the fields, of a value. Typing changes one of them, and the others stay as they were drawn. */
export const ShapeField = memo(function ShapeField({ shape, value, path }: FieldProps) {
  const Field = FIELDS[shape.kind] as ComponentType<FieldProps> | null;
  return Field && <Field shape={shape} value={value} path={path} />;
});

const FIELDS = {
  ...{ text: TextField, date: DateField, switch: SwitchField, choice: ChoiceField, picture: PictureField },
  ...{ group: Fields, record: Fields, variants: VariantField, fixed: FixedField, hidden: null },
  list: (props: FieldProps<'list'>) => <ListField {...props} Field={ShapeField} />,
};

/** That of the kind which the value says. */
function VariantField({ shape, value, path }: FieldProps<'variants'>) {
  const own = shape.of[isObject(value) ? String(value[shape.by]) : ''];
  return own ? <ShapeField shape={{ ...own, label: shape.label }} value={value} path={path} /> : null;
}

/** What the columns are called of the table around a field. */
const Columns = createContext<ContentValue | undefined>(undefined);

/** A group's fields, or a record's: with a heading where it has a name. */
function Fields({ shape, value, path }: FieldProps<'group' | 'record'>) {
  const around = useContext(Columns);
  if (!isObject(value)) return null;
  const columns = value.columns ?? around;
  const fields =
    shape.kind === 'group'
      ? Object.entries(shape.fields)
      : Object.keys(value).map(
          (key) => [key, { ...shape.entry, label: columnName(around, key, value) }] as const,
        );
  // A question is closed with the confirmation of what it is about.
  const isClosed = countUnconfirmed(value) === 0;
  const inner = fields.map(([key, own]) => {
    // What has no confirmation stands as it is, and a question about it would be closed for ever.
    if (key === 'question' && !JSON.stringify(value).includes('"confirmed":')) return null;
    const field =
      key === 'question' && isClosed && value.question ? { ...own, ...words.version.closed } : own;
    const props = { value: value[key]!, path: `${path}.${key}` };
    if (field.kind === 'text' && field.isOptional) return <OptionalText key={key} shape={field} {...props} />;
    return value[key] === undefined ? null : <ShapeField key={key} shape={field} {...props} />;
  });
  // What a file holds, and an entry of a list, has its name above it already.
  if (!path.includes('.') || path.endsWith(']'))
    return (
      <Columns value={columns}>
        <Stack gap="5">{inner}</Stack>
      </Columns>
    );
  return (
    <FieldSet borderStart="3px solid" borderColor="hairline" paddingStart="4">
      <Legend marginBottom="2">{shape.label}</Legend>
      <Stack gap="4">{inner}</Stack>
    </FieldSet>
  );
}

/** A text that content may be without: it is, once it is emptied. */
function OptionalText({ shape, value, path }: FieldProps<'text'>) {
  const { isFrozen } = useForm();
  const [isOpen, setIsOpen] = useState(value !== undefined);
  // A colleague has added it meanwhile.
  if (value !== undefined && !isOpen) setIsOpen(true);
  if (isOpen) return <TextField shape={shape} value={value ?? ''} path={path} />;
  if (isFrozen) return null;
  return (
    <Button
      size="sm"
      variant="outline"
      alignSelf="flex-start"
      onClick={() => {
        flushSync(() => setIsOpen(true));
        document.getElementById(fieldId(path))?.focus();
      }}
    >
      {fill(words.addOptional, { label: shape.label.toLowerCase() })}
    </Button>
  );
}
