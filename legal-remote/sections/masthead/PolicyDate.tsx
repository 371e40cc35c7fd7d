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
