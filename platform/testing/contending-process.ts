import { FolderStore, StoreConflict } from '@site/store';

/** One act that the test asks of this process. */
export type ContendedAct =
  | { act: 'create'; key: string; body: string }
  | { act: 'replace'; key: string; body: string; expectedVersion: string | null };

/** What became of it: `won` (created, or moved), `lost` (exists, or conflict), or `ready` at the start. */
export type ContendedOutcome = 'ready' | 'won' | 'lost';

const store = new FolderStore(process.argv[2]!);

process.on(
  'message',
  (message: ContendedAct) => void perform(message).then((outcome) => process.send!(outcome)),
);
process.send!('ready' satisfies ContendedOutcome);

async function perform(message: ContendedAct): Promise<ContendedOutcome> {
  const body = Buffer.from(message.body);
  if (message.act === 'create') return (await store.create(message.key, body)) === 'created' ? 'won' : 'lost';

  try {
    await store.replace(message.key, body, message.expectedVersion);
    return 'won';
  } catch (error) {
    if (error instanceof StoreConflict) return 'lost';
    throw error;
  }
}
