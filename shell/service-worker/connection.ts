/** What a browser knows of the connection (Network Information API, Save-Data API); not every browser tells. */
export interface Connection {
  saveData?: boolean;
  /** 'slow-2g', '2g', '3g' or '4g'. */
  effectiveType?: string;
}

/** Whether the visitor's connection bears what the visitor has not asked for. Nothing known counts as good. */
export function isGood(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}
