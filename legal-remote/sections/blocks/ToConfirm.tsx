import { blocks as styles } from './blocks.styles';

/** Says beside a proposal that nobody confirmed it. No page with one goes live on a public address. */
export function ToConfirm({ confirmed, label }: { confirmed: boolean | undefined; label: string }) {
  return confirmed === false ? (
    <>
      {' '}
      <small className={styles.toConfirm}>{label}</small>
    </>
  ) : null;
}
