import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const LIST_WHAT_WAS_LOADED = `
  process.once('exit', () => console.log(Object.keys(require.cache).join('\\n')));
  require(process.argv[1]);
`;

describe('the site command', () => {
  it('lists its commands without loading what only some of them need', () => {
    const words = ['-e', LIST_WHAT_WAS_LOADED, join(__dirname, 'site.js'), '--help'];

    const printed = execFileSync(process.execPath, words, { encoding: 'utf8' });

    expect(printed).toContain('promote');
    expect(printed).toContain('run-bundled');
    expect(printed).not.toMatch(/node_modules\/(playwright|sharp|prom-client|zod)/);
  }, 30_000);

  it('goes on where nothing reads what it prints any more, as behind head', () => {
    const command = `"${process.execPath}" "${join(__dirname, 'site.js')}" --help | true`;

    expect(spawnSync('sh', ['-c', command], { encoding: 'utf8' }).stderr).toBe('');
  }, 30_000);
});
