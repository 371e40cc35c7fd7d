import { Container } from '@site/shared/ui';
import type { Words } from '../../content/words.schema';
import { draft as styles } from './draft.styles';
import { useEffect, useState } from 'react';

interface DraftSectionProps {
  view: DraftView;
  unconfirmedCount: number;
  words: Pick<Words, 'draftView'>;
}

/** Says that the policy is a draft, and switches the marks next to unconfirmed texts on and off. */
export function DraftSection({ view, unconfirmedCount, words: { draftView } }: DraftSectionProps) {
  if (!view.isOffered) return null;

  return (
    <section aria-label={draftView.title} className={styles.root}>
      <Container>
        <div className={styles.row}>
          <p>{draftView.explanation.replace('{count}', String(unconfirmedCount))}</p>
          <label className={styles.label}>
            <input
              type="checkbox"
              // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is on
              role="switch"
              checked={view.isOn}
              onChange={({ target }) => view.switchTo(target.checked)}
              className={styles.switch}
            />
            {draftView.switch}
          </label>
        </div>
      </Container>
    </section>
  );
}

/** The view of the policy that marks what is not confirmed. */
interface DraftView {
  /** Whether the reader can switch it on and off. */
  isOffered: boolean;
  isOn: boolean;
  switchTo: (isOn: boolean) => void;
}

/**
 * The draft view is on at first in previews, and with `?draft` in the address. Elsewhere the page is the plain policy,
 * without a trace of this view in its HTML. A public address has neither: no draft goes live there.
 * @param unconfirmedCount How many texts are not confirmed; with none there is no draft view.
 */
export function useDraftView(isPreview: boolean, unconfirmedCount: number): DraftView {
  const [isOffered, offer] = useState(false);
  const [isOn, switchTo] = useState(true);

  useEffect(() => {
    // The page was rendered before its place was known, so the first render is without it, as in the HTML.
    if (isPreview || new URLSearchParams(location.search).has('draft')) offer(true);
  }, [isPreview]);

  const isUseful = isOffered && unconfirmedCount > 0;
  return { isOffered: isUseful, isOn: isUseful && isOn, switchTo };
}
