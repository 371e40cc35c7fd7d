import { chakra } from '@chakra-ui/react';
import { formatDistance, formatMoment } from './time';

interface MomentProps {
  time: string;
  /** Whether how long ago it was is next to it. */
  withDistance?: boolean;
}

/** A moment in India's time. */
export function Moment({ time, withDistance = false }: MomentProps) {
  return (
    <chakra.time dateTime={time} whiteSpace="nowrap" title="India’s time">
      {formatMoment(time)}
      {withDistance && ` (${formatDistance(time)})`}
    </chakra.time>
  );
}
