import { type Language, languagePath, languages } from '@site/shared/site/languages';
import type { Block, Policy } from './policy.schema';

type PrevailsBlock = Extract<Block, { kind: 'prevails' }>;

/** The language whose text counts where the policy's languages differ. The rules of policies hold each to naming one. */
export function prevailingLanguage({ sections }: Pick<Policy, 'sections'>): Language {
  const block = sections.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === 'prevails');
  return languageOf(block as PrevailsBlock);
}

/** The sentence that names it, by its own name. */
export function prevailingSentence({ prevails }: { prevails: string }, block: PrevailsBlock): string {
  return prevails.replace('{language}', languageOf(block).name);
}

/** The language that a block names; its schema lets no other through. */
export function languageOf({ language }: PrevailsBlock): Language {
  return languages.find(({ tag }) => tag === language)!;
}

/**
 * Address of the same page in another language.
 * @param address may be below the path of a preview: `/_preview/p1/kn/privacy-policy`
 * @param from tag of the language that it is in
 * @param to tag of the other
 */
export function addressIn(address: string, from: string, to: string): string {
  const page = address.slice(address.lastIndexOf('/'));
  const base = address.slice(0, address.length - (languagePath(from) + page).length);
  return base + languagePath(to) + page;
}
