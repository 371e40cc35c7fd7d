import { type ContentValue, type ContentValues, isObject, stepsOf } from '@site/shared/content/content-value';
import type { Shape } from '@site/shared/editing/shape';

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

/** A value in which each `confirmed: false` is true. */
export function allConfirmed(value: ContentValue): ContentValue {
  if (Array.isArray(value)) return value.map(allConfirmed);
  if (!isObject(value)) return value;
  const inner = Object.entries(value).map(([key, own]) => [key, own && allConfirmed(own)] as const);
  return { ...Object.fromEntries(inner), ...('confirmed' in value && { confirmed: true }) };
}

/** What people call the place of a value: `Badges 1, text`. @param path `hero.badges[0].text` */
export function placeName(shapes: Record<string, Shape>, path: string): string {
  const [name = '', ...steps] = stepsOf(path);
  let shape: Shape | undefined = shapes[name];
  let words = '';
  for (const step of steps) {
    if (shape?.kind === 'list') {
      words += ` ${Number(step) + 1}`;
      shape = shape.item;
      continue;
    }
    shape = innerShape(shape, step);
    words += `${words && ', '}${shape?.label || step}`;
  }
  return words;
}

function innerShape(shape: Shape | undefined, step: string): Shape | undefined {
  if (shape?.kind === 'variants')
    return Object.values(shape.of).flatMap((one) => innerShape(one, step) ?? [])[0];
  if (shape?.kind === 'record') return { ...shape.entry, label: step };
  return shape?.kind === 'group' ? shape.fields[step] : undefined;
}

/** What an entry of a list is called: its words, in short; of a table's row, those of its first cell. */
export function nameOfEntry(value: ContentValue | undefined, otherwise: string): string {
  const cells = isObject(value) && isObject(value.cells) ? Object.values(value.cells) : [];
  const words = isObject(value)
    ? (value.title ?? value.name ?? value.caption ?? value.text ?? cells[0])
    : value;
  if (typeof words !== 'string' || words === '') return otherwise;
  return words.length > 48 ? `${words.slice(0, 48).replace(/\s\S*$/, '')} …` : words;
}
