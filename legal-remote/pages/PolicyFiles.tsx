import type { Words } from '../content/words.schema';
import { page as styles } from './privacy-policy-page.styles';

interface PolicyFilesProps {
  /** Address of the page, beside which the files lie. */
  address: string;
  words: Pick<Words, 'files'>;
}

/** The same policy as files, made from the same data (`documents/`). */
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
