import type { Configuration } from 'webpack';
import { parts, type PartName } from '../federation';

interface DevelopmentConfig extends Configuration {
  devServer: {
    port: number;
    client: { webSocketURL: { port: number } };
    proxy: { context: string[]; target: string }[];
  };
}

const VARIABLES = ['WEBPACK_SERVE', 'DEV_PORT', 'DEV_FIRST_PORT'];

/** The development server of a part, as an environment has it started. */
function serverOf(part: PartName, env: Record<string, string> = {}) {
  const before = { ...process.env };
  Object.assign(process.env, { WEBPACK_SERVE: 'true' }, env);
  try {
    const recipe = require('../../webpack.common') as (
      name: PartName,
    ) => (env: object, argv: object) => DevelopmentConfig;
    return recipe(part)({}, { mode: 'development' }).devServer;
  } finally {
    for (const name of VARIABLES) delete process.env[name];
    Object.assign(process.env, before);
  }
}

const portsOf = ({ port, client }: DevelopmentConfig['devServer']) => [port, client.webSocketURL.port];

it('a part is developed at the port of the table, and so is its socket', () => {
  expect(portsOf(serverOf('landing'))).toEqual([parts.landing.port, parts.landing.port]);
});

it('any free port will do: DEV_PORT moves the socket, too', () => {
  expect(portsOf(serverOf('landing', { DEV_PORT: '4711' }))).toEqual([4711, 4711]);
});

it('all parts together take the ports after the first, where the shell finds them', () => {
  const together = { DEV_FIRST_PORT: '4700' };

  expect(portsOf(serverOf('shell', together))).toEqual([4700, 4700]);
  expect(portsOf(serverOf('landing', together))).toEqual([4701, 4701]);
  expect(serverOf('shell', together).proxy).toContainEqual(
    expect.objectContaining({ context: ['/_dev/landing/'], target: 'http://localhost:4701' }),
  );
});

it('a shell at a port of its own finds the others where the table has them', () => {
  expect(serverOf('shell', { DEV_PORT: '4711' }).proxy).toContainEqual(
    expect.objectContaining({ target: `http://localhost:${parts.landing.port}` }),
  );
});
