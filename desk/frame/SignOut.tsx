import { send } from '../app/ask';
import { signIn as words } from '../content/sign-in.content';
import { BoardButton } from './BoardButton';

/** Ends the session, and shows the way in again. */
export function SignOut() {
  async function leave(): Promise<void> {
    await send('sign-out', {});
    location.reload();
  }

  return <BoardButton onClick={() => void leave()}>{words.signOut}</BoardButton>;
}
