import type { ContentValue } from '@site/shared/content/content-value';
import { Box, Button, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type { ContentForm, Saved } from '../../../api/edit';
import { edit as words } from '../../content/edit.content';
import { fill } from '../../content/fill';
import { Warning } from '../../parts/sheets';
import { placeName } from './values';

type Conflict = Extract<Saved, { status: 'conflict' }>['conflicts'][number];

interface ConflictListProps {
  conflicts: Conflict[];
  /** Who changed it meanwhile; '' where that is not known. */
  by: string;
  shapes: ContentForm['shapes'];
  onTake: (conflict: Conflict) => void;
  onKeep: (conflict: Conflict) => void;
}

/** What two people have written at a time: both, and the choice between them. */
export function ConflictList({ conflicts, by, shapes, onTake, onKeep }: ConflictListProps) {
  return (
    <Warning role="alert">
      <Heading as="h2" size="md">
        {fill(words.conflict.title, { by: by || words.conflict.colleague })}
      </Heading>
      <Text>{conflicts.length > 0 ? words.conflict.text : words.conflict.none}</Text>
      <Stack gap="4" marginTop="3">
        {conflicts.map((conflict) => (
          <Box key={conflict.path} borderTop="hairline" paddingTop="3">
            <Text fontWeight="medium">{placeName(shapes, conflict.path)}</Text>
            <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3" marginBlock="2">
              <Words label={words.conflict.yours} value={conflict.yours} />
              <Words label={words.conflict.theirs} value={conflict.theirs} />
            </Grid>
            <Flex gap="3">
              <Button type="button" size="sm" variant="outline" onClick={() => onKeep(conflict)}>
                {words.conflict.keepYours}
              </Button>
              {conflict.theirs !== null && (
                <Button type="button" size="sm" variant="outline" onClick={() => onTake(conflict)}>
                  {words.conflict.takeTheirs}
                </Button>
              )}
            </Flex>
          </Box>
        ))}
      </Stack>
    </Warning>
  );
}

function Words({ label, value }: { label: string; value: ContentValue | null }) {
  return (
    <Box>
      <Text fontSize="xs" color="textSoft">
        {label}
      </Text>
      <Text>
        {value === null
          ? words.conflict.gone
          : typeof value === 'object'
            ? JSON.stringify(value)
            : String(value)}
      </Text>
    </Box>
  );
}
