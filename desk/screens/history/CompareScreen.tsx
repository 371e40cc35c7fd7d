import { Box, Flex, Heading, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import type { DeploymentSummary } from '../../api/deployment';
import { useHistory } from '../../client/queries';
import { history as words } from '../../content/history.content';
import { Differences } from '../../parts/Differences';
import { formatMoment } from '../../parts/time';

/** Any two deployments side by side, in words. */
export function CompareScreen() {
  const [search, setSearch] = useSearchParams();
  const query = useHistory();
  const known = query.data?.pages.flatMap(({ deployments }) => deployments) ?? [];
  const live = known[0]?.name ?? '';
  const nameIn = (side: 'from' | 'to') => (search.get(side) === 'live' ? live : (search.get(side) ?? live));
  const [from, to] = [nameIn('from'), nameIn('to')];
  const choose = (side: 'from' | 'to', name: string) =>
    setSearch({ from, to, [side]: name }, { replace: true });

  return (
    <Stack gap="5">
      <Heading as="h1" size="3xl">
        {words.compareTitle}
      </Heading>
      <Flex gap="4" wrap="wrap">
        <Side
          label={words.compareFrom}
          value={from}
          known={known}
          onChoose={(name) => choose('from', name)}
        />
        <Side label={words.compareTo} value={to} known={known} onChoose={(name) => choose('to', name)} />
      </Flex>
      {from && to ? (
        <Differences from={from} to={to} waitingFor={words.comparing} />
      ) : (
        <Text>{words.pick}</Text>
      )}
    </Stack>
  );
}

interface SideProps {
  label: string;
  value: string;
  known: DeploymentSummary[];
  onChoose: (name: string) => void;
}

function Side({ label, value, known, onChoose }: SideProps) {
  const isKnown = known.some(({ name }) => name === value);

  return (
    <Box as="label" display="block" flex="1" minWidth="16rem">
      <Text fontSize="xs" color="textSoft">
        {label}
      </Text>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={({ target }) => onChoose(target.value)}>
          {/* One of an earlier page of the history. */}
          {!isKnown && <option value={value}>{value}</option>}
          {known.map(({ name, number, message, time }) => (
            <option key={name} value={name}>
              {`${number}: ${message || words.noReason} (${formatMoment(time)})`}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Box>
  );
}
