import { DEFAULT_LANGUAGE, languages } from '@site/shared/site/languages';
import type { Act } from '../../api/acts';
import { contentTitle } from './content-title';

/** A form whose words a build refused. */
interface FailedForm {
  to: string;
  title: string;
}

const CONTENT_FILE = /\bcontent\/([\w/-]+)\.json\b/g;

/** The forms of the content files that a failed build names, each once: opened, they say what is wrong at its field. */
export function failedForms({ request, problems }: Act): FailedForm[] {
  if (request.kind !== 'publish' || request.part === null) return [];
  const { part } = request;
  const said = problems.filter(({ code }) => code === 'build-failed').map(({ message }) => message);
  const files = [...said.join('\n').matchAll(CONTENT_FILE)].map(([, file]) => file!);
  return [...new Set(files)].map((file) => {
    const [folder, ...rest] = file.split('/');
    const isTranslated = languages.some(({ tag }) => tag === folder);
    const language = isTranslated ? folder : DEFAULT_LANGUAGE;
    const name = isTranslated ? rest.join('/') : file;
    return { to: `/edit/${part}/${language}/${name}`, title: contentTitle(name) };
  });
}
