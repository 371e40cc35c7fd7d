import type { OpenStep } from '@site/operations';
import type { Editor } from './editor/editor';
import type { readForm } from './editor/read-form';
import type { readCandidatePage } from './server/routes/candidate-page';
import type { readEditable } from './server/routes/edit-routes';
import type { readCheck } from './server/routes/check-routes';
import type { Differences } from './server/differences';
import type {
  readDeploymentPage,
  readPage,
  readRollback,
  readShownOnDay,
} from './server/routes/history-routes';
import type { readNow } from './server/routes/now-routes';
import type { PeoplePage } from './server/routes/people-routes';
import type { DeploymentSummary, scheduleOf } from './server/routes/summaries';
import type { readOver, readReplaced } from './server/routes/waiting-routes';
import type { SignIn } from './server/sign-in/sign-in';

/**
 * What the API answers, as the screens know it: each type is that of what the server makes, where it and its fields are explained. Types
 * alone, of which no browser loads anything.
 */

export type Now = Awaited<ReturnType<typeof readNow>>;
export type Schedule = ReturnType<typeof scheduleOf>;
export type PublicStep = Omit<OpenStep, 'places'> & { facts: string[] };

export type { Candidate, Said } from './server/routes/candidates';
export type Replaced = Awaited<ReturnType<typeof readReplaced>>[number];
export type CandidatePage = Awaited<ReturnType<typeof readCandidatePage>>;
export type CandidateAct = keyof CandidatePage['may'];
export type Over = Awaited<ReturnType<typeof readOver>>;
export type CandidateAnswer = CandidatePage | Over;
export type CheckRecord = NonNullable<Awaited<ReturnType<typeof readCheck>>>;
export type CheckPicture = CheckRecord['pictures'][number];
export type Difference = Awaited<ReturnType<Differences['between']>>;
export type Change = Difference['everyPage'][number];

export type { DeploymentSummary };
export type History = Awaited<ReturnType<typeof readPage>>;
export type DeploymentPage = Awaited<ReturnType<typeof readDeploymentPage>>;
export type ShownOnDay = Awaited<ReturnType<typeof readShownOnDay>>;
export type Rollback = Awaited<ReturnType<typeof readRollback>>;

export type { PeoplePage };
type People = NonNullable<PeoplePage['people']>;
export type Person = People['persons'][number];
export type PersonKey = Person['keys'][number];
export type Proposal = PeoplePage['proposals'][number];
export type Invitation = PeoplePage['invitations'][number];
/** What an invitation says to the person who opens it. */
export type OpenedInvitation = Pick<Invitation, 'name' | 'email' | 'author' | 'until'>;
/** How one signs in at a desk that several persons share. */
export type SignInOffer = ReturnType<SignIn['begin']>;

export type Editable = Awaited<ReturnType<typeof readEditable>>;
export type ContentList = Awaited<ReturnType<Editor['list']>>;
export type ContentForm = Awaited<ReturnType<typeof readForm>>;
export type { Approval } from './editor/versions';
export type VersionState = NonNullable<ContentList['files'][number]['version']>;
/** What came of words that are not saved. */
export type DraftPreview = Awaited<ReturnType<Editor['try']>>;
export type { ContentProblem as FieldProblem } from '@site/shared/content-files/read-content';
export type { Saved } from './editor/save-change';
/** What became of a picture: the value that content has for it, and how much of a visitor's data it takes. */
export type KeptPicture = Awaited<ReturnType<Editor['pictures']['keep']>>;
