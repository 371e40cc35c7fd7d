import { Heading, Link, Stack } from '@chakra-ui/react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { edit as words } from '../../content/edit.content';
import { fill } from '../../content/fill';
import { Answered } from '../../parts/Answered';
import { ContentEditor } from './ContentEditor';
import { contentTitle } from '../../parts/content-title';
import { useContentForm, useEditable } from './edit-queries';

/** One file of words. */
export function FormScreen() {
  const { part = '', language = '', '*': name = '' } = useParams();
  const { data } = useEditable();
  const own = data?.languages.find(({ tag }) => tag === language);
  const query = useContentForm(part, language, name);

  return (
    <Stack gap="5">
      <Link asChild alignSelf="flex-start">
        <RouterLink to={`/edit/${part}/${language}`}>
          ← {fill(words.backToPart, { part, language: own?.name ?? language })}
        </RouterLink>
      </Link>
      <Heading as="h1" size="3xl">
        {contentTitle(name)}
      </Heading>
      <Answered query={query}>
        {(form) => (
          // What was approved is another text than what was in the form.
          <ContentEditor
            key={`${form.file} ${form.version?.isFrozen}`}
            form={form}
            direction={own?.direction ?? 'ltr'}
          />
        )}
      </Answered>
    </Stack>
  );
}
