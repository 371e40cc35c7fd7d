import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { treeMemory } from './tree-memory';

// Elsewhere there is no /proc.
(process.platform === 'linux' ? it : it.skip)(
  'counts what a process holds that a child of a child started',
  async () => {
    const holds =
      'const held = Buffer.alloc(200_000_000, 1); console.log(process.pid); setTimeout(() => held, 60_000)';
    // `exit` keeps the shell from giving its place to Node.
    const child = spawn('sh', ['-c', `sh -c '"$0" -e "$1"; exit' "$0" "$1"; exit`, process.execPath, holds]);
    const [pid] = (await once(child.stdout, 'data')) as [Buffer];

    const memory = treeMemory(child.pid!);
    process.kill(Number(pid.toString()));

    expect(memory).toBeGreaterThan(200);
    expect(memory).toBeLessThan(400);
    expect(treeMemory(99_999_999)).toBe(0);
  },
);
