import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { ROOT, unusableNode } from './working-copy';

const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  engines: { node: string };
};

it.each(['9.11.2', '20.20.2', '22.18.0', '22.19.0', '22.23.3', '24.0.0', '100.0.0'])(
  'Node %s runs the project if its engines have it',
  (version) => {
    expect(unusableNode(version) === null).toBe(satisfies(version, engines.node));
  },
);
