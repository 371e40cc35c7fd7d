import { createContext } from 'react';

/** The word that marks each text that is not confirmed; null while the draft view is off. */
export const DraftMarks = createContext<string | null>(null);
