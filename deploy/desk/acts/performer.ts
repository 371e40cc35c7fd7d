import type { ActKind, ActRequest } from '@site/desk/api/acts';
import type { DeskContext } from '../context/desk-context';
import type { Hands, Outcome } from '../context/acts';

/** What somebody asked for, of one kind. */
export type Request<Kind extends ActKind> = Extract<ActRequest, { kind: Kind }>;

/** What an act is given: what the desk knows, and the person who asked for it. */
export type Hand = DeskContext & Hands;

/** What does each kind of act. */
export type Performers<Kinds extends ActKind = ActKind> = {
  [Kind in Kinds]: (hand: Hand, request: Request<Kind>) => Promise<Outcome>;
};
