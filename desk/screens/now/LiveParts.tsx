import { Box, Heading, Link, Table, Text, VisuallyHidden } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import type { Now } from '../../api/now';
import { capitalised, fill, partName } from '../../content/fill';
import { now as words } from '../../content/now.content';
import { Card } from '../../parts/Card';
import { Moment } from '../../parts/Moment';
import { personName } from '../../parts/person';

interface LivePartsProps {
  parts: Now['parts'];
  canTakeBack: boolean;
}

/** What is live by part. */
export function LiveParts({ parts, canTakeBack }: LivePartsProps) {
  return (
    <Box as="section" aria-labelledby="by-part">
      <Heading as="h2" size="xl" id="by-part" marginBottom="3">
        {words.byPart}
      </Heading>
      <Card padding="0" overflow="hidden">
        <Table.Root size="md" css={{ '& td, & th': { background: 'transparent' } }} aria-labelledby="by-part">
          <Table.Header hideBelow="md">
            <Table.Row>
              <Table.ColumnHeader>{words.part}</Table.ColumnHeader>
              <Table.ColumnHeader>{words.message}</Table.ColumnHeader>
              <Table.ColumnHeader>{words.published}</Table.ColumnHeader>
              <Table.ColumnHeader>
                <VisuallyHidden>{words.act}</VisuallyHidden>
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {parts.map(({ part, published, hasOther }) => (
              <Table.Row
                key={part}
                css={{
                  mdDown: { display: 'grid', paddingBlock: '2', '& td': { border: '0', paddingBlock: '1' } },
                }}
              >
                <Table.Cell fontWeight="bold">{capitalised(partName(part))}</Table.Cell>
                <Table.Cell>{published ? published.message : words.gone}</Table.Cell>
                <Table.Cell color="textSoft">
                  {published && (
                    <Text>
                      {personName(published.author)}, <Moment time={published.time} />
                    </Text>
                  )}
                </Table.Cell>
                <Table.Cell textAlign={{ md: 'end' }}>
                  {canTakeBack && hasOther && (
                    <Link asChild variant="underline">
                      <RouterLink to={`/take-back?part=${part}`}>
                        {fill(words.takeBackPart, { part })}
                      </RouterLink>
                    </Link>
                  )}
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Card>
    </Box>
  );
}
