import type { Language } from '@site/shared/site/languages';
import type { Words } from '../../content/words.schema';

interface PrevailingSentenceProps {
  /** The language whose text counts. */
  language: Language;
  /** Of the page in it; null on that page itself. */
  address: string | null;
  words: Pick<Words, 'prevails'>;
}

/** Says which language's text counts where the policy's languages differ, with a way to it. */
export function PrevailingSentence({ language, address, words }: PrevailingSentenceProps) {
  const { tag, name, direction } = language;
  const [before, after] = words.prevails.split('{language}');

  return (
    <>
      {before}
      {address === null ? (
        name
      ) : (
        <a href={address} lang={tag} hrefLang={tag} dir={direction}>
          {name}
        </a>
      )}
      {after}
    </>
  );
}
