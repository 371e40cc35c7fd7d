import { VisuallyHidden } from '@site/shared/ui';
import type { Words } from '../../content/words.schema';
import type { Difference, Segment } from '../../policy/compare-versions';
import type { HistoryEntry } from '../../policy/history';
import type { ShownStatus } from '../../policy/shown-status';
import { RichText } from '../blocks/RichText';
import { DraftStatus } from '../masthead/DraftStatus';
import { PolicyDate } from '../masthead/PolicyDate';
import { versions as styles } from './versions.styles';

interface VersionsSectionProps {
  /** Newest first. */
  history: HistoryEntry[];
  words: Pick<Words, 'history'>;
}

/** All versions with their status, and what each changed. */
export function VersionsSection({ history, words }: VersionsSectionProps) {
  return (
    <ol className={styles.list}>
      {history.map((entry) => (
        <li key={entry.id} id={entry.id} className={styles.version}>
          <p className={styles.name}>
            <strong>{words.history.version.replace('{number}', entry.version)}</strong>,{' '}
            <VersionStatus status={entry.status} words={words} />
          </p>
          {entry.changes.map((change) => (
            <p key={change}>
              <RichText>{change}</RichText>
            </p>
          ))}
          {entry.differences && <Differences differences={entry.differences} words={words} />}
        </li>
      ))}
    </ol>
  );
}

function VersionStatus({ status, words }: { status: ShownStatus; words: Pick<Words, 'history'> }) {
  if (status.kind === 'draft') return <DraftStatus date={status.writtenOn} sentence={words.history.draft} />;
  return (
    <>
      {words.history.inForce} <PolicyDate date={status.effectiveDate} />
    </>
  );
}

function Differences({ differences, words }: { differences: Difference[]; words: Pick<Words, 'history'> }) {
  if (differences.length === 0) return <p>{words.history.noDifferences}</p>;

  return (
    <details>
      <summary className={styles.summary}>{words.history.differences}</summary>
      {differences.map(({ number, title, clauses }) => (
        <div key={title} className={styles.part}>
          <p className={styles.partTitle}>{number === null ? title : `${number}. ${title}`}</p>
          <ul>
            {clauses.map((clause, index) => (
              <li key={index} className={styles.clause}>
                {clause.map((segment, position) => (
                  <Change key={position} segment={segment} words={words} />
                ))}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

/** Few screen readers announce <ins> and <del>, so hidden words say it. */
function Change({ segment: [kind, text], words }: { segment: Segment; words: Pick<Words, 'history'> }) {
  if (kind === 'same') return text;
  const Element = kind === 'added' ? 'ins' : 'del';

  return (
    <Element className={styles[kind]}>
      <VisuallyHidden>[{words.history[kind]} </VisuallyHidden>
      {text}
      <VisuallyHidden>] </VisuallyHidden>
    </Element>
  );
}
