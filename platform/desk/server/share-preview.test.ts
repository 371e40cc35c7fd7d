import type { CandidatePage } from '../answers';
import { previewPath } from '@site/addresses';
import { DeskOfEditors } from '../../testing/a-desk-of-editors';
import { publishBy } from '../../testing/a-team';
import { aLanding } from '../../testing/tiny-parts';

const LANDING = aLanding({ sentence: 'Open on Diwali.' });

it('a desk of several persons frames previews by share links: to strangers nothing opens', async () => {
  const at = await DeskOfEditors.open();
  const { asha } = at.devices;
  const { landing } = await publishBy(at.store, LANDING, at.team.meera);
  const waits = { part: 'landing', release: landing!.release };
  await at.doAs(asha, { kind: 'preview', ...waits });
  const read = async (): Promise<CandidatePage['preview']> => {
    const cookie = await at.desk.signIn(asha);
    const answer = await at.desk.ask(`/api/v1/candidates/landing/${waits.release}`, cookie);
    return answer.json<CandidatePage>().preview;
  };

  const { id, path } = await read();

  expect((await at.desk.askFrames(previewPath(id))).status).toBe(404);
  expect((await at.desk.askFrames(path)).text).toContain('Open on Diwali.');
  // The same for hours: a frame is not loaded again with each change of the store.
  expect((await read()).path).toBe(path);
  await at.desk.stop();
});
