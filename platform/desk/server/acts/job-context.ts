import type { ActKind, ActRequest } from '../../api/acts';
import type { DeskContext } from '../context/desk-context';
import type { Job, Outcome } from '../context/acts';

/** What was asked for, of one kind. */
export type Request<Kind extends ActKind> = Extract<ActRequest, { kind: Kind }>;

/** What a job knows: the desk, and the person who asked for it. */
export type JobContext = DeskContext & Job;

/** What does each kind of act. */
export type JobHandlers<Kinds extends ActKind = ActKind> = {
  [Kind in Kinds]: (context: JobContext, request: Request<Kind>) => Promise<Outcome>;
};
