import { Box, chakra, Grid, Text } from '@chakra-ui/react';
import type { Change } from '../api/difference';
import { difference as words } from '../content/difference.content';
import { fill } from '../content/fill';

/** One thing that is different: where, and the words before and after. */
export function ChangeEntry({ change: { kind, what, section, from, before, after } }: { change: Change }) {
  const thing = words.things[what];

  return (
    <Box padding="4" borderBottom="hairline" _last={{ borderBottom: '0' }}>
      <Text fontSize="xs" color="textSoft" marginBottom="2">
        <chakra.strong color="text">{[words.kinds[kind], thing].filter(Boolean).join(': ')}</chakra.strong>
        {section.length > 0 && ` · ${section.join(' › ')}`}
        {from && ` · ${fill(words.moved, { from: from.join(' › ') })}`}
      </Text>
      <Grid
        templateColumns={{ base: '1fr', md: before !== null && after !== null ? '1fr 1fr' : '1fr' }}
        gap="3"
      >
        {before !== null && kind !== 'moved' && (
          <Quote as="del" borderColor="action">
            <Label>{words.before}</Label>
            {before}
          </Quote>
        )}
        {after !== null && (
          <Quote as="ins" borderColor="good">
            <Label>{words.after}</Label>
            {after}
          </Quote>
        )}
      </Grid>
    </Box>
  );
}

const Label = chakra('span', {
  base: { display: 'block', fontSize: 'xs', color: 'textSoft' },
});

const Quote = chakra('span', {
  base: { display: 'block', textDecoration: 'none', borderStart: '3px solid', paddingStart: '3' },
});
