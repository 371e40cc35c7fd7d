import { Container } from '@site/shared/ui';
import type { Words } from '../../content/words.schema';
import { draft as styles } from './draft.styles';
import type { DraftView } from './use-draft-view';

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
