import { Box, Text } from '@chakra-ui/react';
import type { ContentForm, DraftPreview } from '../../../api/edit';
import { edit as words } from '../../content/edit.content';
import { Note } from '../../parts/sheets';
import { TextLink } from '../../parts/TextLink';
import { contentTitle } from '../../parts/page-name';

/** Texts that may say what is no longer so, each leading to its form. */
export function OutdatedTexts({ form, texts }: { form: ContentForm; texts: DraftPreview['outdated'] }) {
  if (texts.length === 0) return null;
  return (
    <Note role="status">
      <Text fontWeight="medium">{words.outdated}</Text>
      <Box as="ul" listStyle="none">
        {texts.map(({ name, path, text }) => (
          <li key={path}>
            <TextLink to={`/edit/${form.part}/${form.language}/${name}`}>{contentTitle(name)}</TextLink>:{' '}
            {text}
          </li>
        ))}
      </Box>
    </Note>
  );
}
