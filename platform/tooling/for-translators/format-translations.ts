import { languages } from '@site/shared/site/languages';
import type { LanguageFolder } from '@site/shared/translations/content-folders';
import { type OpenTranslation, openTranslations } from '@site/shared/translations/open-texts';
import { wordsOf } from '@site/shared/translations/words';

/** The state of all languages of a workspace, in lines: a summary of each, and everything that is open with its place. */
export function formatTranslations(folders: LanguageFolder[]): string {
  const tags = new Set(folders.map(({ language }) => language));
  return [...tags]
    .flatMap((tag) =>
      formatLanguage(
        tag,
        folders.filter(({ language }) => language === tag),
      ),
    )
    .join('\n');
}

function formatLanguage(tag: string, folders: LanguageFolder[]): string[] {
  const name = `${tag}  ${languages.find((language) => language.tag === tag)?.name}`;
  const files = folders.flatMap((folder) => folder.files);
  if (!files.some(({ translated }) => translated)) return [`${name}: not translated`];
  const open = folders.flatMap(openTranslations);
  const count = (state: OpenTranslation['state']) => open.filter((entry) => entry.state === state).length;
  const texts = files.flatMap(({ english }) => wordsOf(english.value, english.name));
  return [
    `${name}: ${texts.length} texts, ${count('missing')} missing, ${count('changed')} changed in English since, ${count('removed')} removed; of ${files.length} files ${count('unaccepted')} not accepted, ${count('unconfirmed')} not confirmed, ${count('outdated')} confirmed before English changed`,
    ...open.map(({ file, line, state, what }) => `  ${file}:${line}  ${state}: ${shortened(what)}`),
  ];
}

function shortened(text: string): string {
  return text.length > 72 ? `${text.slice(0, 72).replace(/\s\S*$/, '')} …` : text;
}
