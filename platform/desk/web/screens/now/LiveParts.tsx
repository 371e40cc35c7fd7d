import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { Now } from '../../../api/now';
import { capitalised, fill, partName } from '../../content/fill';
import { now as words } from '../../content/now.content';
import { Card, Section } from '../../parts/sheets';
import { By } from '../../parts/said';
import { TextLink } from '../../parts/TextLink';

/** What is live by part. @param mayRollBack parts that the reader may roll back */
export function LiveParts({ parts, mayRollBack }: Pick<Now, 'parts'> & { mayRollBack: string[] }) {
  return (
    <Section title={words.byPart}>
      <Stack as="ul" aria-label={words.byPart} gap="3" listStyle="none">
        {parts.map(({ part, published, hasOther }) => (
          <Card as="li" key={part}>
            <Flex justify="space-between" gap="4" wrap="wrap" align="center">
              <Box>
                <Text fontWeight="medium">
                  {capitalised(partName(part))}: {published ? published.message : words.gone}
                </Text>
                {published && (
                  <Text color="textSoft">
                    <By author={published.author} time={published.time} />
                  </Text>
                )}
              </Box>
              {hasOther && mayRollBack.includes(part) && (
                <TextLink to={`/rollback?part=${part}`}>{fill(words.rollBackPart, { part })}</TextLink>
              )}
            </Flex>
          </Card>
        ))}
      </Stack>
    </Section>
  );
}
