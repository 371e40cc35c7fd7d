import { canonicalJson } from '@site/store';
import { aPerson } from '../../testing/a-team';
import { MemoryStore } from '../../testing/memory-store';
import {
  openApprovals,
  openChangeRequests,
  readEvidence,
  recordApproval,
  recordChangeRequest,
  signApproval,
} from './approvals';

const [lata, ravi] = [aPerson('Lata'), aPerson('Ravi')];
const released = (digit: string) => ({ release: digit.repeat(16), manifestSha256: digit.repeat(64) });
const [legal, newer, shell] = [released('a'), released('b'), released('c')];
const folder = `approvals/legal/${legal.release}/`;

/** An approval of legal in a combination, signed and stored. */
async function approve(
  store: MemoryStore,
  by = lata,
  said: { isApproved?: boolean; of?: typeof legal } = {},
) {
  const { isApproved = true, of = legal } = said;
  const parts = { legal: of, shell };
  const message = isApproved ? '' : 'Too long';
  const signed = await signApproval(by.signer, { part: 'legal', parts, isApproved, message, check: null });
  await recordApproval(store, signed);
  return signed;
}

it('keeps what people said of a release, oldest first, and of no other release', async () => {
  const store = new MemoryStore();
  const first = await approve(store);
  const second = await approve(store, ravi, { isApproved: false });
  const ofNewer = await approve(store, lata, { of: newer });

  const approvals = await openApprovals(store);

  expect(await approvals.read('legal', legal.release)).toEqual([first, second]);
  expect(await approvals.read('legal', newer.release)).toEqual([ofNewer]);
  expect(await approvals.read('legal', shell.release)).toEqual([]);
  expect(['a', 'b', 'c'].map((digit) => approvals.has('legal', digit.repeat(16)))).toEqual([
    true,
    true,
    false,
  ]);
  expect((await readEvidence(store, 'legal', legal.release)).approvals).toEqual([first, second]);
});

it('takes approvals that were read already as they are', async () => {
  const store = new MemoryStore();
  const [first] = [await approve(store), await approve(store, ravi)];

  expect((await readEvidence(store, 'legal', legal.release, [first])).approvals).toEqual([first]);
});

it('passes over what is no numbered record', async () => {
  const store = new MemoryStore();
  const first = await approve(store);
  await store.create(`${folder}notes.json`, canonicalJson({ of: 'a colleague' }));
  await store.create(`${folder}000002.json.txt`, canonicalJson({ of: 'a colleague' }));

  expect(await (await openApprovals(store)).read('legal', legal.release)).toEqual([first]);
});

it.each([
  ['of another release', { parts: { legal: newer, shell } }],
  ['of another part', { part: 'shell' }],
])(
  'rejects a record that is in the place of this release, and whose signed words are %s',
  async (_, other) => {
    const store = new MemoryStore();
    const said = { part: 'legal', parts: { legal, shell }, isApproved: true, message: '', check: null };
    const { envelope } = await signApproval(lata.signer, { ...said, ...other });
    const record = { format: 1, part: 'legal', release: legal.release, number: 1, envelope };
    await store.create(`${folder}000001.json`, canonicalJson(record));

    await expect((await openApprovals(store)).read('legal', legal.release)).rejects.toMatchObject({
      code: 'record-unreadable',
      message: expect.stringContaining(`"${folder}000001.json"`) as string,
    });
  },
);

it('names the record whose signed words are no approval', async () => {
  const store = new MemoryStore();
  const { envelope } = await approve(new MemoryStore());
  const payload = Buffer.from('{}').toString('base64');
  const record = {
    format: 1,
    part: 'legal',
    release: legal.release,
    number: 1,
    envelope: { ...envelope, payload },
  };
  await store.create(`${folder}000001.json`, canonicalJson(record));

  await expect((await openApprovals(store)).read('legal', legal.release)).rejects.toMatchObject({
    code: 'statement-unreadable',
    message: expect.stringContaining(`"${folder}000001.json"`) as string,
  });
});

it('keeps the changes that were asked for of a release, oldest first, and of no other', async () => {
  const store = new MemoryStore();
  const said = {
    part: 'legal',
    release: legal.release,
    author: 'Ravi <ravi@brand.in>',
    time: '2026-11-02T09:00:00.000Z',
  };
  await recordChangeRequest(store, { ...said, message: 'Name the clause' });
  await recordChangeRequest(store, { ...said, message: 'And its day' });
  await recordChangeRequest(store, { ...said, release: newer.release, message: 'Shorter' });

  const requestsFor = await openChangeRequests(store);
  const first = { ...said, format: 1, number: 1, message: 'Name the clause' };

  expect(await requestsFor('legal', legal.release)).toEqual([
    first,
    { ...first, number: 2, message: 'And its day' },
  ]);
  expect(await requestsFor('legal', newer.release)).toEqual([
    { ...first, release: newer.release, message: 'Shorter' },
  ]);
  expect(await requestsFor('legal', shell.release)).toEqual([]);
});
