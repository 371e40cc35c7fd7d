import { Flex, Heading, Stack } from '@chakra-ui/react';
import { languages } from '@site/shared/site/languages';
import { useEditable } from '../../client/queries';
import { edit as words } from '../../content/edit.content';
import { fill } from '../../content/fill';
import { Answered } from '../../parts/Answered';
import { Card, ScreenTitle } from '../../parts/sheets';
import { TextLink } from '../../parts/TextLink';

/** Whose words can be changed, in which languages. */
export function EditScreen() {
  return (
    <Answered query={useEditable()}>
      {({ parts }) => (
        <Stack gap="6">
          <ScreenTitle title={words.title} text={words.text} />
          {parts.map((part) => (
            <Card key={part} as="section" aria-label={fill(words.part, { part })}>
              <Heading as="h2" size="lg" marginBottom="3">
                {fill(words.part, { part })}
              </Heading>
              <Flex as="nav" aria-label={fill(words.languages, { part })} columnGap="5" wrap="wrap">
                {languages.map(({ tag, name }) => (
                  <TextLink
                    key={tag}
                    to={`/edit/${part}/${tag}`}
                    lang={tag}
                    minHeight="target"
                    alignItems="center"
                  >
                    {name}
                  </TextLink>
                ))}
              </Flex>
            </Card>
          ))}
        </Stack>
      )}
    </Answered>
  );
}
