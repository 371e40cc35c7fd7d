import type { ContentValue } from '@site/shared/content/content-value';
import { Box, Button, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type { Saved } from '../../api/edit';
import { edit as words } from '../../content/edit.content';

type Conflict = Extract<Saved, { status: 'conflict' }>['conflicts'][number];

interface ConflictListProps {
  conflicts: Conflict[];
  onTake: (conflict: Conflict) => void;
}

/** What two people have written at a time: both, and the choice between them. */
export function ConflictList({ conflicts, onTake }: ConflictListProps) {
  return (
    <Box
      role="alert"
      bg="bgRaised"
      borderStart="4px solid"
      borderColor="action"
      borderRadius="sm"
      padding="4"
    >
      <Heading as="h2" size="md">
        {words.conflict.title}
      </Heading>
      <Text>{conflicts.length > 0 ? words.conflict.text : words.conflict.none}</Text>
      <Stack gap="4" marginTop="3">
        {conflicts.map((conflict) => (
          <Box key={conflict.path} borderTop="hairline" paddingTop="3">
            <Text fontWeight="medium">{conflict.path}</Text>
            <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3" marginBlock="2">
              <Words label={words.conflict.yours} value={conflict.yours} />
              <Words label={words.conflict.theirs} value={conflict.theirs} />
            </Grid>
            {conflict.theirs !== null && (
              <Button type="button" size="sm" variant="outline" onClick={() => onTake(conflict)}>
                {words.conflict.takeTheirs}
              </Button>
            )}
          </Box>
        ))}
      </Stack>
    </Box>
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
