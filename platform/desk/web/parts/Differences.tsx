import { useDifference } from '../client/queries';
import { Answered } from './Answered';
import { DifferenceList } from './DifferenceList';

interface DifferencesProps {
  /** A deployment's name, `live`, or `landing@3fa9c2d41b7e0011`. */
  from: string;
  to: string;
  /** What to say while they are compared. */
  waitingFor: string;
}

/** What visitors find different between two versions of the site. */
export function Differences({ from, to, waitingFor }: DifferencesProps) {
  return (
    <Answered query={useDifference(from, to)} waitingFor={waitingFor}>
      {(difference) => <DifferenceList difference={difference} />}
    </Answered>
  );
}
