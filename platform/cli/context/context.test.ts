import os from 'node:os';
import { createContext } from './context';
import { jsonReport } from './report';

it('has a name for who runs the command, also where neither git nor the machine has one', async () => {
  const { PATH } = process.env;
  process.env.PATH = '';
  jest.spyOn(os, 'userInfo').mockImplementation(() => {
    throw new Error('ENOENT');
  });
  const { author } = createContext({
    report: jsonReport({ write: () => true }),
    env: {},
    cwd: '/',
    isTerminal: false,
    untilStopped: () => Promise.resolve(),
  });

  const name = await author();

  process.env.PATH = PATH;
  expect(name).toMatch(/^user \d+$/);
});
