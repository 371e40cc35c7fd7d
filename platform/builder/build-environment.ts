import { resolve } from 'node:path';

/**
 * What a build's tools read of the environment: where programs and temporary files are, how to speak, how Node.js runs. By name,
 * as `NODE_AUTH_TOKEN` and whole families of `npm_config_…` are secrets.
 */
const FOR_TOOLS = [
  'PATH',
  'HOME',
  'USER',
  'TMPDIR',
  'LD_LIBRARY_PATH',
  'LANG',
  'LC_ALL',
  'TZ',
  'TERM',
  'CI',
  'NO_COLOR',
  'FORCE_COLOR',
  'NODE_ENV',
  'NODE_OPTIONS',
  'NODE_PATH',
  'NODE_COMPILE_CACHE',
  'NODE_EXTRA_CA_CERTS',
];

/**
 * The environment of a part's build. A team's own code and the packages that it uses run in it, and no person's keys are any
 * matter of theirs: neither those of the store nor those that sign.
 * @param root of the working copy: the recipe reads `SITE_BUSINESS_VALUES` from there, also for a snapshot
 */
export function buildEnvironment(env: NodeJS.ProcessEnv, root: string): NodeJS.ProcessEnv {
  const names = FOR_TOOLS.filter((name) => env[name] !== undefined);
  const handedOn = Object.fromEntries(names.map((name) => [name, env[name]]));
  const values = env.SITE_BUSINESS_VALUES;
  return {
    ...handedOn,
    ...(values && { SITE_BUSINESS_VALUES: resolve(root, values) }),
    NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} --no-deprecation`.trim(),
  };
}
