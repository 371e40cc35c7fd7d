import { signOut } from '../client/ask';
import { signIn as words } from '../content/sign-in.content';
import { BoardButton } from './BoardButton';

/** Ends the session, and shows the way in again. */
export function SignOut() {
  return <BoardButton onClick={() => void signOut()}>{words.signOut}</BoardButton>;
}
