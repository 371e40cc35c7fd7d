import { createHash } from 'node:crypto';
import type { ReleaseManifest } from '@site/ledger';
import { isNamedBy } from '@site/addresses';
import { integrityOf, type ReleaseFile } from '../ledger/releases/release-manifest';
import type { Store } from '@site/store';

/** The name that a build gives a file of these bytes: `remoteEntry.js` → `remoteEntry.<hash>.js`. */
export function contentName(name: string, body: string | Uint8Array): string {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return name.replace(/(?=\.\w+$)/, `.${hash}`);
}

/** Where the file of a plain name lies; any of them, where releases of the part differ in it. @param name `remoteEntry` */
export async function keyNamed(store: Store, part: string, name: string): Promise<string> {
  return (await store.list(`files/${part}/`)).find((key) => key.startsWith(`files/${part}/${name}.`))!;
}

/** What a release calls the browser file of a plain name. @param name `remoteEntry` */
export function fileNamed({ files }: Pick<ReleaseManifest, 'files'>, name: string): string {
  const beginning = `browser/${name}.`;
  return files.find(({ path }) => path.startsWith(beginning))!.path.slice('browser/'.length);
}

/** Text of a release that names files. */
const NAMES_FILES = /\.(js|css|json|html)$/;

/** Files of which some were changed, each with the name that its bytes give it, also where another names it, as a build does. */
export function withNames(files: ReleaseFile[]): ReleaseFile[] {
  const misnamed = files.find(({ path, body }) => !isNamedBy(integrityOf(body), path));
  if (!misnamed) return files;
  const before = misnamed.path.slice(misnamed.path.lastIndexOf('/') + 1);
  const after = contentName(before.replace(/\.[\w-]{22}(?=\.\w+$)/, ''), misnamed.body);
  const [old, current] = [before, after].map((name) => name.split('.').at(-2)!);
  return withNames(
    files.map((file) => {
      const body = Buffer.from(file.body);
      const names = NAMES_FILES.test(file.path) && body.includes(old!);
      return {
        ...file,
        path: file.path.replace(before, after),
        body: names ? Buffer.from(body.toString().replaceAll(old!, current!)) : body,
      };
    }),
  );
}
