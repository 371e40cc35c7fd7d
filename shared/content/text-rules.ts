import { NAMED_VALUES } from '../site/fill-in';
import { type ClaimOptions, quotedClaims } from './claims';
import { emojiIn } from './emoji';
import { codeOf, hiddenSignIn } from './hidden-signs';

/** Of any text, in code units: some rules look at each place of a text several times. */
const MAX_LENGTH = 10_000;

interface TextKind extends ClaimOptions {
  /** Names in braces that the page fills in by itself: `number`. */
  fillsIn?: readonly string[];
}

/** What is wrong with a text of the content; each entry completes "this text …". Empty when nothing is. */
export function textProblems(text: string, { isLegalText = false, fillsIn = [] }: TextKind = {}): string[] {
  if (text.length > MAX_LENGTH)
    return [`has ${text.length} characters; no text has more than ${MAX_LENGTH}. Divide it`];
  const problems = [
    ...claimProblems(text, { isLegalText }),
    ...markupProblems(text),
    ...valueProblems(text, fillsIn),
    ...characterProblems(text),
  ];
  return problems.filter((problem) => typeof problem === 'string');
}

function claimProblems(text: string, options: ClaimOptions): string[] {
  return quotedClaims(text, options).map(
    ({ claim, words }) =>
      `claims "${words}"${words.toLowerCase() === claim ? '' : ` (${claim})`}, which the business has not confirmed. Say it without, or leave it out`,
  );
}

const ELEMENT = /<\/?[a-z][^>]*>?/i;
const ENTITY = /&(#\d+|#x[\da-f]+|[a-z]+\d*);/i;
const ADDRESS = /\bhttps?:\/\/\S*|\b(javascript|data):/i;

function markupProblems(text: string) {
  const [element] = ELEMENT.exec(text) ?? [];
  const [entity] = ENTITY.exec(text) ?? [];
  const [address] = ADDRESS.exec(text) ?? [];
  return [
    element && `has "${element}", which the page would show as it is. Write words alone`,
    entity && `has "${entity}", which the page would show as it is. Write the sign itself, such as &`,
    address && `has the address "${address}", which cannot be pressed. Leave it out`,
  ];
}

function valueProblems(text: string, fillsIn: readonly string[]) {
  const known = [...NAMED_VALUES, ...fillsIn].map((name) => `{${name}}`);
  const named = text.match(/\{[^{}]*\}/g) ?? [];
  const unknown = named.filter((name) => !known.includes(name));
  const isOpen = /[{}]/.test(text.replace(/\{[^{}]*\}/g, ''));
  return [
    ...unknown.map(
      (name) => `names ${name}, which is no value of the business. Known are ${known.join(', ')}`,
    ),
    isOpen && `has a brace { or } without its other half. Known are ${known.join(', ')}; or leave it out`,
  ];
}

function characterProblems(text: string) {
  const emoji = emojiIn(text);
  const hidden = emoji.length === 0 && hiddenSignIn(text);
  return [
    emoji.length > 0 &&
      `has ${emoji.join(' ')}, which each phone draws in its own way and the picture of a link cannot. Use words`,
    hidden && `has an invisible sign (${codeOf(hidden)}), often pasted along. Type the words around it again`,
  ];
}
