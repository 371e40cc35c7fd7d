import { useContext, createContext } from 'react';
import { draft as styles } from './draft.styles';

/** The word that marks each text that is not confirmed; null while the draft view is off. */
export const DraftMarks = createContext<string | null>(null);

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
