import { Stack } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { languages } from '@site/shared/site/languages';
import { useContentForm } from '../../client/queries';
import { edit as words } from '../../content/edit.content';
import { ScreenTitle } from '../../parts/sheets';
import { fill } from '../../content/fill';
import { Answered } from '../../parts/Answered';
import { contentTitle, languageName } from '../../parts/page-name';
import { BackLink } from '../../parts/TextLink';
import { ContentEditor } from './ContentEditor';

/** One file of words. */
export function FormScreen() {
  const { part = '', language = '', '*': name = '' } = useParams();
  const own = languages.find(({ tag }) => tag === language);

  return (
    <Stack gap="5">
      <BackLink to={`/edit/${part}/${language}`}>
        {fill(words.listTitle, { part, language: languageName(language) })}
      </BackLink>
      <ScreenTitle title={contentTitle(name)} />
      <Answered query={useContentForm(part, language, name)}>
        {(form) => <ContentEditor key={form.file} form={form} direction={own?.direction ?? 'ltr'} />}
      </Answered>
    </Stack>
  );
}
