import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditLine } from '@site/desk';
import type { Now } from '../answers';
import { openStore } from '@site/ledger';
import { aDesk, codesIn, doAt, type OpenDesk } from '../../testing/a-desk';
import { aLiveSite, goLive } from '../../testing/a-live-site';
import { openConnection } from '../../testing/raw-request';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { aLanding, aLegal, aShell } from '../../testing/tiny-parts';
import { editTinyPart, makeTinyWorkingCopy } from '../../testing/tiny-working-copy';

const SITE = [aShell(), aLanding(), aLegal()];

let desk: OpenDesk;
let folder: string;

beforeEach(async () => {
  folder = await makeTemporaryFolder();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await desk.stop();
  await rm(folder, { recursive: true, force: true });
});

const now = async () => (await desk.ask('/api/v1/now')).json<Now>();

it('a folder that is away is told, with what to do, and read again when it is back', async () => {
  const address = join(folder, 'store');
  const store = await openStore(address, { env: {} });
  await goLive(store, SITE);
  desk = await aDesk(store);
  await rename(address, `${address}-away`);

  const away = await desk.ask('/api/v1/now');

  expect([away.status, codesIn(away)]).toEqual([503, ['store-gone']]);
  await rename(`${address}-away`, address);
  expect((await now()).live).toMatchObject({ number: 1 });
});

it('a build that fails says what the builder names, with its place, and stores nothing', async () => {
  await makeTinyWorkingCopy(folder);
  await editTinyPart(folder, aLanding({ sentence: 'Open on Onam.' }));
  const said = 'ERROR in ./content/hero.json 4:9-20 hero.title is longer than 70 letters';
  await writeFile(join(folder, 'node_modules/.bin/webpack'), `#!/bin/sh\necho "${said}" >&2\nexit 1\n`);
  const { store } = await aLiveSite(SITE);
  desk = await aDesk(store, { root: folder });

  const { problems } = await doAt(desk, { kind: 'publish', part: 'landing', message: 'Onam' });

  expect(problems).toMatchObject([{ code: 'build-failed', message: expect.stringContaining(said) }]);
  expect((await desk.ask('/api/v1/waiting')).json()).toMatchObject({ candidates: [] });
});

it('a request whose connection ends on its way changes nothing, and is no defect of the desk', async () => {
  const { store } = await aLiveSite(SITE);
  const onError = jest.fn();
  let audit!: (line: AuditLine) => void;
  const audited = new Promise<AuditLine>((resolve) => (audit = resolve));
  desk = await aDesk(store, { onError, onAudit: (line) => audit(line) });
  const { host, port } = new URL(desk.url);
  const lines = [
    ...['POST /api/v1/acts HTTP/1.1', `Host: ${host}`, `Origin: ${desk.url}`, `Cookie: ${desk.cookie}`],
    ...['Content-Type: application/json', 'Content-Length: 99', '', '{"kind":"verify"'],
  ];

  const { socket } = openConnection(Number(port));
  socket.write(lines.join('\r\n'), () => socket.destroy());

  expect(await audited).toMatchObject({ what: 'POST /api/v1/acts (400)', codes: ['request-cut-off'] });
  expect(onError).not.toHaveBeenCalled();
  expect((await desk.ask('/api/v1/acts')).json()).toEqual({ acts: [] });
});
