import type { ActRequest } from '../../api/acts';
import { Device } from '../../../testing/a-passkey';
import { Acts, type Job } from './acts';
import type { ActsJournal } from './acts-journal';

const journal = { leftBehind: () => [], note: () => undefined };

it('asks once for what a person begins again before the passkey has confirmed it, in the newer words', async () => {
  const acts = new Acts(
    () => undefined,
    (defect) => expect(defect).toBeUndefined(),
    journal as unknown as ActsJournal,
  );
  const passkey = new Device().publicKey as never;
  const waiting = ({ ask }: Job) =>
    ask(Buffer.from('landing'), passkey).then(() => ({ result: { status: 'published' } }));
  const publish = (author: string, part: string, message: string) =>
    acts.begin({ kind: 'publish', part, message } satisfies ActRequest, { author }, waiting);
  const first = publish('Ravi', 'landing', 'Diwali');
  publish('Ravi', 'legal', 'Diwali');
  publish('Asha', 'landing', 'Diwali');

  publish('Ravi', 'landing', 'Diwali hours');
  await first.ended;

  expect(first.act.state).toBe('refused');
  const asked = acts.list().map(({ author, request }) => [author, request]);
  expect(asked).toEqual([
    ['Ravi', { kind: 'publish', part: 'landing', message: 'Diwali hours' }],
    ['Asha', { kind: 'publish', part: 'landing', message: 'Diwali' }],
    ['Ravi', { kind: 'publish', part: 'legal', message: 'Diwali' }],
  ]);
  await acts.settled();
});
