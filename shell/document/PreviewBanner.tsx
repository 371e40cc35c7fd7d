import type { PreviewFacts } from '@site/shared/contracts';
import type { PreviewBannerContent } from '../content/preview-banner.schema';

/** Digits of a release's id that people see. */
const SHORT = 8;

/**
 * Says on top of every page of a preview that it is one, of what, and with what. It is outside of the tree that React
 * takes over, costs the live site nothing, and can be closed without scripts.
 */
export function PreviewBanner({ releases, against, words }: PreviewFacts & { words: PreviewBannerContent }) {
  const rest = releases.length > 0 ? words.rest : words.nothingNew;
  return (
    <dialog open aria-label={words.title} className="preview-banner">
      <p>
        <strong>{words.title}</strong> {releases.map((release) => sentenceOn(words, release)).join(' ')}{' '}
        {against !== null && rest.replace('{deployment}', () => against)}
      </p>
      <form method="dialog">
        <button type="submit">{words.close}</button>
      </form>
    </dialog>
  );
}

function sentenceOn(
  words: PreviewBannerContent,
  { part, release, message, time }: PreviewFacts['releases'][number],
): string {
  const facts: Record<string, string> = {
    part,
    release: release.slice(0, SHORT),
    message: message && ` “${message}”`,
    time,
  };
  return words.release.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '');
}

/** Colours of its own, the same in both themes: it is no part of the site. */
export const previewBannerStyles = `
.preview-banner[open]{position:static;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:space-between;
width:auto;max-width:none;margin:0;padding:.375rem 1rem;border:0;background:#ffd84d;color:#1d1600;font:.8125rem/1.4 system-ui,sans-serif}
.preview-banner p{margin:0;flex:1 1 20rem;overflow-wrap:anywhere}
.preview-banner form{margin:0}
.preview-banner button{min-height:1.75rem;padding:.125rem .75rem;border:1px solid;border-radius:.25rem;background:none;color:inherit;font:inherit;cursor:pointer}
.preview-banner button:focus-visible{outline:2px solid;outline-offset:2px}
@media print{.preview-banner button{display:none}}`;
