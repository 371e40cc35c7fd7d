import { NOT_INDEXED, NOT_KEPT, documentHeaders, readTarget, securityHeaders } from '@site/addresses';
import { type Answer, readyToSend } from '@site/server';
import { PICTURE_FILE } from '@site/shared/content/picture';
import type { Editor } from '../../editor/editor';

const EDITED = '/_edited/';

/** Where the frames' origin has a page with unsaved words: anyone with its id sees it. */
export function editedPath(id: string): string {
  return EDITED + id;
}

/** Such a page; null for any other address. */
export function editedAnswer(editor: Editor, target: string): Answer | null {
  const [, id] = /^\/_edited\/([0-9a-f-]{36})$/.exec(readTarget(target).path) ?? [];
  const html = id === undefined ? null : editor.document(id);
  if (id === undefined || html === null) return null;
  return {
    status: 200,
    file: readyToSend('index.html', Buffer.from(html)),
    headers: { ...documentHeaders, 'Cache-Control': NOT_KEPT, 'X-Robots-Tag': NOT_INDEXED },
  };
}

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
    file: readyToSend(file, body),
    headers: { ...securityHeaders, 'Cache-Control': 'no-store' },
  };
}
