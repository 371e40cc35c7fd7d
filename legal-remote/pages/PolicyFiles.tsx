import type { Words } from '../content/words.schema';
import { page as styles } from './privacy-policy-page.styles';

interface PolicyFilesProps {
  /** Address of the page; the files have the same address with another ending. */
  address: string;
  words: Pick<Words, 'files'>;
}

/** Links to the policy as files, which are made from the same data (`documents/`). */
export function PolicyFiles({ address, words: { files } }: PolicyFilesProps) {
  return (
    <p className={styles.files}>
      {files.text}{' '}
      <a href={`${address}.md`} className={styles.file}>
        {files.markdown}
      </a>{' '}
      <a href={`${address}.json`} className={styles.file}>
        {files.json}
      </a>
    </p>
  );
}
