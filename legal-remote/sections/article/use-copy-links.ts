import { showToast } from '@site/shared/ui';
import { type RefObject, useEffect } from 'react';
import type { Words } from '../../content/words.schema';

/** Has the article's buttons copy the addresses of their sections; the buttons are HTML without code of their own. */
export function useCopyLinks(
  article: RefObject<HTMLElement | null>,
  { linkCopied, copyFailed }: Pick<Words, 'linkCopied' | 'copyFailed'>,
): void {
  useEffect(() => {
    const element = article.current;
    const copy = ({ target }: MouseEvent) => {
      const button = (target as Element).closest<HTMLElement>('[data-copy-link]');
      const { copyLink: id, number = '' } = button?.dataset ?? {};
      if (id) void copyAddress(id, { copied: linkCopied.replace('{number}', number), failed: copyFailed });
    };
    element?.addEventListener('click', copy);
    return () => element?.removeEventListener('click', copy);
  }, [article, linkCopied, copyFailed]);
}

async function copyAddress(id: string, messages: { copied: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(`#${id}`, location.href).href);
    showToast({ message: messages.copied });
  } catch {
    // The clipboard needs permission and https. Without them the address goes into the address bar.
    location.hash = id;
    showToast({ message: messages.failed });
  }
}
