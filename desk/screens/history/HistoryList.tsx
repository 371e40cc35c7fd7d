import { Box, Text, Flex, LinkOverlay } from '@chakra-ui/react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DeploymentSummary } from '../../api/deployment';
import { history as words } from '../../content/history.content';
import { Link as RouterLink } from 'react-router-dom';
import { DeploymentMarks } from '../../parts/DeploymentMarks';
import { whatItDid } from '../../parts/deployment-words';
import { LinkRow } from '../../parts/LinkRow';
import { Moment } from '../../parts/Moment';
import { personName } from '../../parts/person';

interface HistoryRowProps {
  deployment: DeploymentSummary;
  isLive: boolean;
}

interface HistoryListProps {
  /** As far as they were read, newest first. */
  deployments: DeploymentSummary[];
  hasMore: boolean;
  /** Called when the last of them comes into view and there are more. */
  onEnd: () => void;
}

/** Height of a row in px, before it was measured. */
const ROW = 92;

/** So many rows before the end, the next page is read. */
const AHEAD = 15;

/** A list of any length, of which only what is in view stands in the page. */
export function HistoryList({ deployments, hasMore, onEnd }: HistoryListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => setOffset(list.current?.offsetTop ?? 0), []);
  const virtual = useWindowVirtualizer({
    count: deployments.length,
    estimateSize: () => ROW,
    overscan: 8,
    scrollMargin: offset,
    getItemKey: (index) => deployments[index]!.name,
  });
  const rows = virtual.getVirtualItems();
  const last = rows.at(-1)?.index ?? 0;

  useEffect(() => {
    if (hasMore && last >= deployments.length - AHEAD) onEnd();
  }, [hasMore, last, deployments.length, onEnd]);

  return (
    <>
      <Box
        as="ul"
        ref={list}
        aria-label={words.list}
        listStyle="none"
        position="relative"
        style={{ height: virtual.getTotalSize() }}
      >
        {rows.map(({ index, key, start }) => (
          <Box
            as="li"
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={hasMore ? -1 : deployments.length}
            aria-posinset={index + 1}
            position="absolute"
            insetInline="0"
            top="0"
            paddingBottom="2"
            style={{ transform: `translateY(${start - offset}px)` }}
          >
            <HistoryRow deployment={deployments[index]!} isLive={index === 0} />
          </Box>
        ))}
      </Box>
      {hasMore && (
        <Text role="status" color="textSoft">
          {words.more}
        </Text>
      )}
    </>
  );
}

/** One deployment in the list. */
function HistoryRow({ deployment, isLive }: HistoryRowProps) {
  const { name, number, message, author, time } = deployment;

  return (
    <LinkRow paddingBlock="3">
      <Flex gap="4" align="baseline">
        <Text color="textSoft" minWidth="8" textAlign="end" fontVariantNumeric="tabular-nums">
          {number}
        </Text>
        <Box minWidth="0" flex="1">
          <Flex gap="2" wrap="wrap" align="center">
            <LinkOverlay asChild fontWeight="medium">
              <RouterLink to={`/history/${name}`}>{message || words.noReason}</RouterLink>
            </LinkOverlay>
            <DeploymentMarks deployment={deployment} isLive={isLive} />
          </Flex>
          <Text color="textSoft">
            {whatItDid(deployment)} · {personName(author)}, <Moment time={time} />
          </Text>
        </Box>
      </Flex>
    </LinkRow>
  );
}
