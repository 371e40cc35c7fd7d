import { PICTURE_FILE } from '@site/shared/content/picture';
import { readTarget, securityHeaders } from '@site/addresses';
import type { Editor } from '../../editor/editor';
import { type Answer, readyToSend } from '@site/server';

const PICTURES = '/_picture/';

/** Where the frames' origin has a picture of the working copy: pages with unsaved words show it. */
export function picturePath(part: string, file: string): string {
  return `${PICTURES}${part}/${file}`;
}

/** Such a picture; null for any other address. */
export async function pictureAnswer(editor: Editor, target: string): Promise<Answer | null> {
  const [, part, file] = /^\/_picture\/([^/]+)\/(.+)/.exec(readTarget(target).path) ?? [];
  if (!part || !file || !PICTURE_FILE.test(file)) return null;
  const body = await editor.pictures.read(part, file).catch(() => null);
  if (!body) return null;
  return {
    status: 200,
    file: readyToSend({ name: file, body, encoding: null, policy: null }),
    headers: { ...securityHeaders, 'Cache-Control': 'no-store' },
  };
}
