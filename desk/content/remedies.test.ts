import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remedies } from './remedies.content';

const deploy = join(__dirname, '../../deploy');
const sources = readdirSync(deploy, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('node_modules'))
  .map((name) => readFileSync(join(deploy, name), 'utf8'))
  .join('\n');

it.each(Object.keys(remedies))('%s is a problem that there is', (code) => {
  expect(sources).toContain(`'${code}'`);
});

it('names no command: that is what a terminal is for', () => {
  expect(Object.values(remedies).filter((words) => /npm run|site --/.test(words))).toEqual([]);
});
