import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PartName, parts } from '@site/shared/federation';
import { startProgram } from './site-command';
import { copyWorkspaces } from './working-copy';

interface DevServer {
  url: string;
  /** All that it has printed. */
  printed(): string;
  stop(): Promise<void>;
}

/**
 * A checkout of the parts, with what all of them share, where they are developed. Always in the same folder: what its servers
 * keep makes the next start quick, also when the tests are run again.
 */
export class DevelopmentCheckout {
  private readonly folder = join(__dirname, '../../.cache/journeys/development');

  constructor() {
    mkdirSync(this.folder, { recursive: true });
    for (const name of readdirSync(this.folder).filter((entry) => entry !== '.cache'))
      rmSync(join(this.folder, name), { recursive: true });
    copyWorkspaces(this.folder, [
      'shared',
      'platform/tooling',
      ...Object.values(parts).map(({ workspace }) => workspace),
    ]);
  }

  /** When a file was written last, in ms. */
  writtenAt(file: string): number {
    return statSync(join(this.folder, file)).mtimeMs;
  }

  /** Replaces words of a file, as an editor saves it. @throws Error when they are not there */
  edit(file: string, words: string, replacement: string): void {
    const path = join(this.folder, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(words)) throw new Error(`${file} does not say "${words}".`);
    writeFileSync(path, text.replace(words, replacement));
  }

  /**
   * `npm run dev`, for one part as npm runs it in its folder, at any free port.
   * @param part missing: all of them
   * @param options more of the command
   */
  async serve(part?: PartName, ...options: string[]): Promise<DevServer> {
    const { folder } = this;
    const words = [...(part ? [part] : []), '--port', '0', ...options];
    const { found, printed, stop } = await startProgram(
      [join(folder, 'platform/tooling/development/dev.js'), ...words],
      (output) => /^ {2}(http:\/\/localhost:\d+\S*)\/$/m.exec(output)?.[1] ?? null,
      { cwd: join(folder, part ? parts[part].workspace : '') },
    );
    return { url: found, printed, stop };
  }
}
