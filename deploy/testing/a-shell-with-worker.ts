import { aShell, type TinyPart, type TinyShellOptions } from './tiny-parts';

/** A shell that brings a service worker, and code that it loads later. */
export function aShellWithWorker(options?: TinyShellOptions): TinyPart {
  const { input, files } = aShell(options);
  const stats = { start: ['main.js'], remoteEntry: null, exposes: {}, later: ['toaster.js'] };
  return {
    input,
    files: [
      ...files.filter(({ path }) => path !== 'browser/part.json'),
      { path: 'browser/part.json', body: Buffer.from(JSON.stringify(stats)) },
      { path: 'browser/toaster.js', body: Buffer.from('toast()') },
      { path: 'worker/sw.js', body: Buffer.from('keep()') },
      { path: 'worker/sw-off.js', body: Buffer.from('forget()') },
    ],
  };
}
