import { type CandidatePage, candidatePageSchema } from '@site/desk/api/waiting';
import { previewPath } from '../addresses/previews';
import { aDesk, codesIn, doAt, fetchFrom } from '../testing/a-desk';
import { DeskOfEditors } from '../testing/a-desk-of-editors';
import { aLiveSite } from '../testing/a-live-site';
import { publishBy } from '../testing/a-team';
import { aLanding, publishTiny } from '../testing/tiny-parts';

const LANDING = aLanding({ sentence: 'Open on Diwali.' });

it('a link to a preview shows it to whoever has it, until it is closed; the audit does not have it', async () => {
  const { store } = await aLiveSite();
  const { release } = (await publishTiny(store, LANDING)).manifest;
  const desk = await aDesk(store);
  await doAt(desk, { kind: 'preview', part: 'landing', release });
  const page = candidatePageSchema.parse((await desk.ask(`/api/v1/candidates/landing/${release}`)).json());
  const { id: preview } = page.preview;

  const { result } = await doAt(desk, { kind: 'share-preview', preview, hours: 24 });

  expect(result!.link).toMatch(new RegExp(`^${desk.framesUrl}/_preview/${preview}\\.`));
  expect((await fetchFrom(result!.link!, {})).text).toContain('Open on Diwali.');
  await doAt(desk, { kind: 'revoke-share-links', preview });
  expect((await fetchFrom(result!.link!, {})).status).toBe(410);
  expect(desk.audit.slice(-2)).toMatchObject([
    { what: `share-preview ${preview}`, outcome: 'done' },
    { what: `revoke-share-links ${preview}`, outcome: 'done' },
  ]);
  const again = await desk.send('/api/v1/acts', { kind: 'share-preview', preview, hours: 200 });
  expect([again.status, codesIn(again)]).toEqual([400, ['request-invalid']]);
  await desk.stop();
});

it('a desk of several persons frames previews by share links: to strangers nothing opens', async () => {
  const at = await DeskOfEditors.open();
  const { asha } = at.devices;
  const { landing } = await publishBy(at.store, LANDING, at.team.meera);
  const waits = { part: 'landing', release: landing!.release };
  await at.doAs(asha, { kind: 'preview', ...waits });
  const read = async (): Promise<CandidatePage['preview']> => {
    const cookie = await at.desk.signIn(asha);
    const answer = await at.desk.ask(`/api/v1/candidates/landing/${waits.release}`, cookie);
    return candidatePageSchema.parse(answer.json()).preview;
  };

  const { id, path } = await read();

  expect((await at.desk.askFrames(previewPath(id))).status).toBe(404);
  expect((await at.desk.askFrames(path)).text).toContain('Open on Diwali.');
  // The same for hours: a frame is not loaded anew with each change of the store.
  expect((await read()).path).toBe(path);
  await at.desk.stop();
});
