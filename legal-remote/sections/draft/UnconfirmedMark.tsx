import { useContext } from 'react';
import { DraftMarks } from './draft-marks';
import { draft as styles } from './draft.styles';

/** Marks a text that is not confirmed. It is in the page only while the draft view is on. */
export function UnconfirmedMark({ confirmed }: { confirmed: boolean | undefined }) {
  const label = useContext(DraftMarks);
  if (label === null || confirmed !== false) return null;

  return (
    <>
      {' '}
      <small className={styles.mark}>{label}</small>
    </>
  );
}
