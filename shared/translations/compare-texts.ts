import businessValues from '../site/business-values.json';
import { cityNames } from '../site/city-names';

/** What two languages of a text have in common, with a name for messages. */
const KEPT: { name: string; of: RegExp }[] = [
  { name: 'values in braces', of: /\{[^{}]*\}/g },
  // Of all scripts: digits stay 0–9, so those of another script are a difference.
  { name: 'numbers', of: /\p{Nd}+/gu },
  { name: 'links', of: /\]\([^)]*\)/g },
  { name: 'marks of strong words', of: /\*\*/g },
];

/** What is wrong with a translated text next to the English one; each entry completes "this text …". Empty when nothing is. */
export function textDifferences(english: string, translated: string): string[] {
  const texts = [english, withCityInBraces(translated)];
  const differences = KEPT.flatMap(({ name, of }) => {
    const [expected, found] = texts.map((text) => (text.match(of) ?? []).sort().join(' '));
    if (expected === found) return [];
    return [`has other ${name} than the English text: ${found || 'none'}, not ${expected || 'none'}`];
  });
  const isComposed = translated === translated.normalize('NFC');
  return isComposed ? differences : [...differences, 'is not in the normal form C of Unicode (NFC)'];
}

/** A translation may write the name of the business's city as the city's signs do: its letters fit the words around. */
function withCityInBraces(text: string): string {
  const names = cityNames[businessValues.city] ?? [];
  return names.reduce((changed, name) => changed.replaceAll(name, '{city}'), text);
}
