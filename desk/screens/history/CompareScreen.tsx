import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import type { DeploymentSummary } from '../../api/deployment';
import { useHistory } from '../../client/queries';
import { history as words } from '../../content/history.content';
import { ChoiceField } from '../../parts/ChoiceField';
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
        {(['from', 'to'] as const).map((side) => (
          <ChoiceField
            key={side}
            label={words.compare[side]}
            value={nameIn(side)}
            options={optionsOf(known, nameIn(side))}
            onChoose={(name) => choose(side, name)}
          />
        ))}
      </Flex>
      {from && to ? (
        <Differences from={from} to={to} waitingFor={words.comparing} />
      ) : (
        <Text>{words.pick}</Text>
      )}
    </Stack>
  );
}

/** Those that were read of the history; and the one that is chosen, which may be of an earlier page of it. */
function optionsOf(known: DeploymentSummary[], value: string): [string, string][] {
  const options = known.map(({ name, number, message, time }): [string, string] => [
    name,
    `${number}: ${message || words.noReason} (${formatMoment(time)})`,
  ]);
  return known.some(({ name }) => name === value) ? options : [[value, value], ...options];
}
