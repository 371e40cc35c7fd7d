import { PolicyDate } from './PolicyDate';

interface DraftStatusProps {
  /** Day on which the draft was written. */
  date: string;
  /** A sentence with {date} in it. */
  sentence: string;
  months: string[];
}

/** The status of a version that is not approved, such as "Draft of 31 January 2027, not in force". */
export function DraftStatus({ date, sentence, months }: DraftStatusProps) {
  const [before, after] = sentence.split('{date}');
  return (
    <>
      {before}
      <PolicyDate date={date} months={months} />
      {after}
    </>
  );
}
