import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { Now } from '../../../api/now';
import { capitalised, fill, partName } from '../../content/fill';
import { now as words } from '../../content/now.content';
import { Card, Section } from '../../parts/sheets';
import { By } from '../../parts/said';
import { TextLink } from '../../parts/TextLink';

interface LivePartsProps extends Pick<Now, 'parts' | 'undo' | 'live'> {
  /** Parts that the reader may roll back. */
  mayRollBack: string[];
}

/** What is live by part, and the way back to what was live before. */
export function LiveParts({ parts, undo, live, mayRollBack }: LivePartsProps) {
  return (
    <Section title={words.byPart}>
      <Stack as="ul" aria-label={words.byPart} gap="3" listStyle="none">
        {parts.map(({ part, published, hasEarlier }) => (
          <Card as="li" key={part}>
            <Flex justify="space-between" gap="4" wrap="wrap" align="center">
              <Box>
                <Text fontWeight="medium">
                  {[capitalised(partName(part)), published ? published.message : words.gone]
                    .filter(Boolean)
                    .join(': ')}
                </Text>
                {published && (
                  <Text color="textSoft">
                    <By author={published.author} time={published.time} />
                  </Text>
                )}
              </Box>
              {mayRollBack.includes(part) && (
                <Flex gap="4" wrap="wrap">
                  {undo && live?.isOfPart && live.changed.includes(part) && (
                    <TextLink to={`/rollback?part=${part}&to=${undo}`}>{fill(words.undo, { part })}</TextLink>
                  )}
                  {hasEarlier && (
                    <TextLink to={`/rollback?part=${part}`}>{fill(words.rollBackPart, { part })}</TextLink>
                  )}
                </Flex>
              )}
            </Flex>
          </Card>
        ))}
      </Stack>
    </Section>
  );
}
