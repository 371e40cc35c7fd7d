import type { ActRequest } from '../../api/acts';
import { Device } from '../../../testing/a-passkey';
import { Acts, type Job } from './acts';

const journal = { leftBehind: () => [], note: () => undefined };

function someActs(): Acts {
  const listener = { change: () => undefined, end: () => undefined };
  return new Acts(journal, { ...listener, defect: (error) => expect(error).toBeUndefined() });
}

it('does once what a person asks for twice at once, as by a double click, and again once that has ended', async () => {
  const acts = someActs();
  const letIn = (author: string) =>
    acts.begin({ kind: 'activate-member', number: 1, keyId: 'a'.repeat(64) }, { author }, () =>
      Promise.resolve({ result: { status: 'in-force' } }),
    );
  const first = letIn('Ravi');

  expect(letIn('Ravi').act).toBe(first.act);
  expect(letIn('Asha').act.id).not.toBe(first.act.id);
  expect(acts.list()).toHaveLength(2);
  await first.ended;
  expect(letIn('Ravi').act.id).not.toBe(first.act.id);
  await acts.settled();
});

it('asks once for what a person begins again before the passkey has confirmed it, in the newer words', async () => {
  const acts = someActs();
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
