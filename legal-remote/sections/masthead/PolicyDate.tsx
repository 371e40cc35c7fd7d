interface PolicyDateProps {
  /** Such as 2027-01-31. */
  date: string;
  /** Names of the months, from January on. */
  months: string[];
}

/** A date as people in India write it, 31 January 2027. */
export function PolicyDate({ date, months }: PolicyDateProps) {
  const [year, month, day] = date.split('-').map(Number);
  return <time dateTime={date}>{`${day} ${months[(month ?? 1) - 1]} ${year}`}</time>;
}

interface DraftStatusProps extends PolicyDateProps {
  /** A sentence with {date} in it. */
  sentence: string;
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
