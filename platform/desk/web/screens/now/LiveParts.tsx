import { Box, Flex, Link, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import type { Now } from '../../../api/now';
import { capitalised, fill, partName } from '../../content/fill';
import { now as words } from '../../content/now.content';
import { Card } from '../../parts/Card';
import { Moment } from '../../parts/Moment';
import { personName } from '../../parts/person';
import { Section } from '../../parts/Section';

/** What is live by part. */
export function LiveParts({ parts, canRollBack }: Pick<Now, 'parts'> & { canRollBack: boolean }) {
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
                    {personName(published.author)}, <Moment time={published.time} />
                  </Text>
                )}
              </Box>
              {canRollBack && hasOther && (
                <Link asChild variant="underline">
                  <RouterLink to={`/rollback?part=${part}`}>{fill(words.rollBackPart, { part })}</RouterLink>
                </Link>
              )}
            </Flex>
          </Card>
        ))}
      </Stack>
    </Section>
  );
}
