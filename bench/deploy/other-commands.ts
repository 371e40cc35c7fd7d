import { preview } from '../../deploy/actions/preview';
import { type CommandCost, startSite } from './timed-command';

/** Runs every command that ships nothing new, once. @param site runs one of them */
export async function runOtherCommands(
  root: string,
  store: string,
  site: (...words: string[]) => Promise<CommandCost>,
) {
  const commands: Record<string, string[]> = {
    status: ['status'],
    history: ['history'],
    diff: ['diff', '1'],
    preview: ['preview', 'landing'],
    verify: ['verify'],
    prune: ['prune'],
    proof: ['proof', '/privacy-policy', '--at', new Date().toISOString()],
    'rollback --part': ['rollback', '--part', 'landing'],
  };
  const costs: Record<string, CommandCost[]> = {};
  // So that there is a release to take back.
  await site('promote', 'landing');
  for (const [name, words] of Object.entries(commands)) costs[name] = [await site(...words)];
  return { ...costs, serve: [await serve(root, store)] };
}

/** Answers each page a thousand times. */
async function serve(root: string, store: string): Promise<CommandCost> {
  const { child, cost } = startSite(root, store, 'serve', '--port', '0');
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      const found = /http:\/\/localhost:\d+/.exec(chunk.toString());
      if (found) resolve(found[0]);
    });
    cost.catch(reject);
  });
  for (let visit = 0; visit < 1000; visit += 1) {
    for (const path of ['/', '/privacy-policy']) await (await fetch(address + path)).arrayBuffer();
  }
  child.kill('SIGTERM');
  return cost;
}
