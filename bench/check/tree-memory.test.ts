import { spawn } from 'node:child_process';
import { treeMemory } from './tree-memory';

it('counts what a process holds that a child of a child started', async () => {
  const holds =
    "const held = Buffer.alloc(200_000_000, 1); console.log('holds'); setTimeout(() => held, 60_000)";
  // `exit` keeps the shell from giving its place to Node.
  const child = spawn('sh', ['-c', `sh -c '"$0" -e "$1"; exit' "$0" "$1"; exit`, process.execPath, holds]);
  await new Promise((resolve) => child.stdout.once('data', resolve));

  const memory = treeMemory(child.pid!);
  spawn('pkill', ['-f', 'const held = Buffer']);

  expect(memory).toBeGreaterThan(200);
  expect(memory).toBeLessThan(400);
  expect(treeMemory(99_999_999)).toBe(0);
});
