import { InEnglish, VisuallyHidden } from '@site/shared/ui';
import type { Words } from '../../content/words.schema';
import { placeOfDifference, type Segment } from '../../policy/compare-versions';
import type { HistoryEntry } from '../../policy/history';
import { RichText } from '../blocks/RichText';
import { DraftStatus, PolicyDate } from '../masthead/PolicyDate';
import { versions as styles } from './versions.styles';

type VersionWords = Pick<Words, 'history' | 'months'>;

interface VersionsSectionProps {
  /** Newest first. */
  history: HistoryEntry[];
  /** Where the policy is: versions in full are next to it. */
  address: string;
  words: VersionWords;
}

/** All versions with their status, and what each changed. */
export function VersionsSection({ history, address, words }: VersionsSectionProps) {
  return (
    <ol className={styles.list}>
      {history.map((entry) => (
        <li key={entry.id} id={entry.id} className={styles.version}>
          <p className={styles.name}>
            <strong>{words.history.version.replace('{number}', entry.version)}</strong> –{' '}
            <VersionStatus entry={entry} words={words} />
          </p>
          <InEnglish if={entry.inEnglish === 'wholly'}>
            {entry.changes.map((change) => (
              <p key={change}>
                <RichText>{change}</RichText>
              </p>
            ))}
          </InEnglish>
          {entry.hasOwnAddress && (
            <p>
              <a href={`${address}-${entry.id}.md`}>
                {words.history.inFull.replace('{number}', entry.version)}
              </a>
            </p>
          )}
          <Differences entry={entry} words={words} />
        </li>
      ))}
    </ol>
  );
}

interface EntryProps {
  entry: HistoryEntry;
  words: VersionWords;
}

function VersionStatus({ entry: { status, isComing }, words }: EntryProps) {
  if (status.kind === 'draft')
    return <DraftStatus date={status.writtenOn} sentence={words.history.draft} months={words.months} />;
  return (
    <>
      {isComing ? words.history.coming : words.history.inForce}{' '}
      <PolicyDate date={status.effectiveDate} months={words.months} />
    </>
  );
}

function Differences({ entry: { differences, inEnglish }, words }: EntryProps) {
  if (!differences) return null;
  if (differences.length === 0) return <p>{words.history.noDifferences}</p>;

  return (
    <details>
      <summary className={styles.summary}>{words.history.differences}</summary>
      <InEnglish if={inEnglish !== undefined}>
        {differences.map((difference) => (
          <div key={placeOfDifference(difference)} className={styles.part}>
            <p className={styles.partTitle}>{placeOfDifference(difference)}</p>
            <ul>
              {difference.clauses.map((clause, index) => (
                <li key={index} className={styles.clause}>
                  {clause.map((segment, position) => (
                    <Change key={position} segment={segment} words={words} />
                  ))}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </InEnglish>
    </details>
  );
}

/** Few screen readers announce <ins> and <del>, so hidden words say it. */
function Change({ segment: [kind, text], words }: { segment: Segment; words: VersionWords }) {
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
