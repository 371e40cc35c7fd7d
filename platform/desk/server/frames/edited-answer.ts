import { NOT_INDEXED, NOT_KEPT, documentHeaders, readTarget } from '@site/addresses';
import type { Editor } from '../../editor/editor';
import { type Answer, readyToSend } from '@site/server';

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
    file: readyToSend({ name: 'index.html', body: Buffer.from(html), encoding: null, policy: null }),
    headers: { ...documentHeaders, 'Cache-Control': NOT_KEPT, 'X-Robots-Tag': NOT_INDEXED },
  };
}
