import {
  type ContentObject,
  type ContentValue,
  type ContentValues,
  countOpen,
  isObject,
  type OpenCount,
  stepsOf,
  textAt,
} from '@site/shared/content/content-value';
import { replaceEqualDeep } from '@tanstack/react-query';
import type { Shape } from '@site/shared/editing/shape';
import { textsIn } from '@site/shared/translations/words';
import type { ContentForm } from '../../../answers';
import { edit as words } from '../../content/edit.content';
import { fill } from '../../content/fill';

/**
 * Values with another one at a path; what is not on the way there stays the same object. What was confirmed around it is no more: what
 * it says now was not read.
 * @param path `hero.badges[0].text`
 */
export function withValue(values: ContentValues, path: string, value: NextValue): ContentValues {
  const steps = stepsOf(path);
  if (!('translation' in values) || steps[0] === 'translation')
    return changed(values, steps, value, true) as ContentValues;
  return unread(changed(values, steps, value, false) as ContentValues);
}

/** A translation, which is confirmed as a whole, without that; other values as they are. */
export const unread = (values: ContentValues): ContentValues =>
  'translation' in values ? { ...values, translation: { confirmed: false } } : values;

/** Values whose entries around a path are confirmed as those of others are, where both say the same. @param path of both */
export function confirmedAs(values: ContentValues, others: ContentValues, path: string): ContentValues {
  const { translation } = others;
  if (translation && isSame({ ...values, translation }, others)) return others;
  return asOthers(values, others, stepsOf(path)) as ContentValues;
}

function asOthers(
  value: ContentValue,
  other: ContentValue | undefined,
  [step, ...rest]: string[],
): ContentValue {
  if (step === undefined || other === undefined) return value;
  if (Array.isArray(value)) {
    const idOf = (entry: ContentValue | undefined) => isObject(entry) && entry.id;
    const theirs = Array.isArray(other)
      ? other.find((one) => idOf(one) === idOf(value[Number(step)]))
      : undefined;
    return value.map((entry, index) => (index === Number(step) ? asOthers(entry, theirs, rest) : entry));
  }
  if (!isObject(value) || !isObject(other)) return value;
  const { confirmed } = other;
  if (confirmed !== undefined && isSame({ ...value, confirmed }, other)) return other;
  return { ...value, [step]: asOthers(value[step]!, other[step], rest) };
}

/** Whether values are equal, whichever objects they are. */
export const isSame = (one: ContentValue, other: ContentValue) => replaceEqualDeep(one, other) === one;

/** Texts of some values that others do not have. */
export function textsApart(values: ContentValues, others: ContentValues): string[] {
  const [texts, known] = [values, others].map((all) => textsIn(all, '').map(({ text }) => text));
  return [...new Set(texts!)].filter((text) => !known!.includes(text));
}

/** Another value, undefined for none, or what makes it of the one that is there. */
export type NextValue = ContentValue | undefined | ((last: ContentValue) => ContentValue);

/** What says nothing to readers: to change it takes no confirmation back. */
const ASIDE = ['confirmed', 'question'];

/** @param isOriginal whether what is inside has confirmations of its own: those in a translation are of the English text */
function changed(
  container: ContentValue,
  [step, ...rest]: string[],
  value: NextValue,
  isOriginal: boolean,
): ContentValue | undefined {
  if (step === undefined) return typeof value === 'function' ? value(container) : value;
  if (Array.isArray(container))
    return container.map((entry, index) =>
      index === Number(step) ? changed(entry, rest, value, isOriginal)! : entry,
    );
  if (!isObject(container)) return container;
  const isUnread = isOriginal && container.confirmed === true && !ASIDE.includes(step);
  return {
    ...container,
    ...(isUnread && { confirmed: false }),
    [step]: changed(container[step] ?? null, rest, value, isOriginal),
  };
}

/** What a new entry begins with; undefined for what is left out. @param like an entry that is there, for its columns */
export function blankOf(shape: Shape, like?: ContentValue): ContentValue | undefined {
  if (shape.kind === 'hidden') return shape.value;
  if (shape.kind === 'switch') return false;
  if (shape.isOptional) return undefined;
  if (shape.kind === 'picture') return shape.drawings[0] ?? '';
  if (shape.kind === 'choice') return shape.options[0] ?? '';
  if (shape.kind === 'list') return Array.from({ length: shape.least }, () => blankOf(shape.item) ?? '');
  if (shape.kind === 'record') {
    const columns = isObject(like) ? Object.keys(like) : ['column'];
    return Object.fromEntries(columns.map((column) => [column, blankOf(shape.entry) ?? '']));
  }
  if (shape.kind === 'variants') return blankOf(Object.values(shape.of)[0]!, like);
  if (shape.kind !== 'group') return '';
  const entries = Object.entries(shape.fields).map(([key, inner]) => {
    // Tells a new entry from the others of its list.
    if (key === 'id' && inner.kind === 'hidden')
      return [key, Math.random().toString(36).slice(2, 10)] as const;
    return [key, blankOf(inner, isObject(like) ? like[key] : undefined)] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Whether a form has fields for all that a new entry takes. An address on the page, such as a link's, is given by an engineer. */
export const canBeAdded = (shape: Shape): boolean =>
  shape.kind !== 'group' ||
  Object.entries(shape.fields).every(
    ([key, inner]) =>
      inner.kind !== 'hidden' || inner.isOptional || key === 'id' || inner.value !== undefined,
  );

/** By path, the English text that stood there when its translation was typed. */
export type WrittenFrom = Record<string, string>;

/** A form, with the English texts next to which its unsaved words were typed. */
export type EditedForm = ContentForm & { writtenFrom?: WrittenFrom };

/** How a text of a translation is, by what is in its form now: as it was loaded, written since, or emptied. */
export function stateOf(form: EditedForm, path: string, text: string | undefined) {
  const english = form.english[path]!;
  if (!text) return 'missing';
  if (text === textAt(form.values, path)) return english.state;
  return (form.writtenFrom?.[path] ?? english.text) === english.text ? 'translated' : 'changed';
}

/** How much of a translation is open at a place of its form, as it is now. @param path of the value; '' for the whole form's */
export function openIn(form: EditedForm, value: ContentValue, path: string): OpenCount {
  const places = Object.keys(form.english).filter((place) => place.startsWith(path));
  const textOf = (place: string) => textAt({ value }, `value.${place.slice(path.length)}`);
  return countOpen(places.map((place) => ({ state: stateOf(form, place, textOf(place)) })));
}

/** A value in which each `confirmed: false` is true. */
export function allConfirmed(value: ContentValue): ContentValue {
  const confirm = (key: string, own: ContentValue) => (key === 'confirmed' ? true : own);
  return JSON.parse(JSON.stringify(value), confirm) as ContentValue;
}

/** What people call the place of a value: `Badges 1, text`, `Sections 2 (“Contact”), title`. @param path `hero.badges[0].text` @param values of the form */
export function placeName(shapes: Record<string, Shape>, path: string, values: ContentValues): string {
  const [name = '', ...steps] = stepsOf(path);
  let shape: Shape | undefined = shapes[name];
  let value: ContentValue | undefined = values[name];
  let columns: ContentValue | undefined;
  let called = '';
  for (const step of steps) {
    const own: ContentObject = isObject(value) ? value : {};
    columns = own.columns ?? columns;
    if (shape?.kind === 'list') {
      const entry: ContentValue | undefined = Array.isArray(value) ? value[Number(step)] : undefined;
      const title = isObject(entry) && entry.title ? ` (“${String(entry.title)}”)` : '';
      called += ` ${Number(step) + 1}${title}`;
      shape = shape.item;
    } else {
      const isRecord = shape?.kind === 'record';
      shape = innerShape(shape, step, own);
      const label = isRecord ? columnName(columns, step, own) : shape?.label;
      called += `${called && ', '}${label || step}`;
    }
    value = Array.isArray(value) ? value[Number(step)] : own[step];
  }
  return called;
}

/** What a field of a table is called: by the words of its column; those words themselves, by their place. @param cells around it */
export function columnName(columns: ContentValue | undefined, key: string, cells: ContentObject): string {
  const title = isObject(columns) && columns !== cells && columns[key];
  return String(title || fill(words.column, { number: Object.keys(cells).indexOf(key) + 1 }));
}

function innerShape(shape: Shape | undefined, step: string, value: ContentObject): Shape | undefined {
  if (shape?.kind === 'variants') return innerShape(shape.of[String(value[shape.by])], step, value);
  if (shape?.kind === 'record') return shape.entry;
  return shape?.kind === 'group' ? shape.fields[step] : undefined;
}

/** What an entry of a list is called: its words, in short; of a table's row, those of its first cell. */
export function nameOfEntry(value: ContentValue | undefined, otherwise: string): string {
  const cells = isObject(value) && isObject(value.cells) ? Object.values(value.cells) : [];
  const name = isObject(value)
    ? (value.title ?? value.name ?? value.caption ?? value.text ?? cells[0])
    : value;
  if (typeof name !== 'string' || name === '') return otherwise;
  return name.length > 48 ? `${name.slice(0, 48).replace(/\s\S*$/, '')} …` : name;
}
