import { isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';

/**
 * Runs a part's Node build, a CommonJS file that lies in a release rather than on disk.
 * @param provided What it may require besides Node's own modules: for a remote, the shell's shared packages.
 * @throws whatever the build throws, and Error when it requires something that is not provided.
 */
export function runNodeBuild<Exports>(
  source: string,
  name: string,
  provided: Record<string, unknown>,
): Exports {
  const module = { exports: {} };
  const requireProvided = (request: string): unknown => {
    if (Object.hasOwn(provided, request)) return provided[request];
    if (isBuiltin(request)) return require(request);
    throw new Error(`${name} needs '${request}', which the shell's release does not bring.`);
  };
  compileFunction(source, ['module', 'exports', 'require'], { filename: name })(
    module,
    module.exports,
    requireProvided,
  );
  return module.exports as Exports;
}
