import { PAGE_LOCK_ID } from '@site/shared/contracts';

export interface BodyEndProps {
  /** The page's lock as JSON, safe inside a script element. */
  lockJson: string;
  /** The shell's entry script. */
  entry: ScriptFile;
  /** The other scripts that the page will run. */
  preloads: ScriptFile[];
}

export interface ScriptFile {
  url: string;
  integrity: string;
}

/** What stands behind the page's markup: the lock, and the scripts at low priority, so that they never race the page. */
export function BodyEnd({ lockJson, entry, preloads }: BodyEndProps) {
  return (
    <>
      <script type="application/json" id={PAGE_LOCK_ID} dangerouslySetInnerHTML={{ __html: lockJson }} />
      {preloads.map(({ url, integrity }) => (
        <link key={url} rel="preload" as="script" href={url} integrity={integrity} crossOrigin="anonymous" fetchPriority="low" />
      ))}
      <script src={entry.url} integrity={entry.integrity} crossOrigin="anonymous" async fetchPriority="low" />
    </>
  );
}
