/** `shift` is a layout shift score; `bytes` are shown in kB of 1,000 bytes, `MB` are 1,000,000 bytes. */
export type Unit = 'ms' | 'bytes' | 'MB' | 'count' | 'ratio' | 'shift' | 'score';

/** A number as people read it. */
export function format(value: number, unit: Unit): string {
  switch (unit) {
    case 'ms':
    case 'MB':
      return `${Math.round(value).toLocaleString('en')} ${unit}`;
    case 'bytes':
      return value > 0 && value < 950 ? `${value} B` : `${(value / 1000).toFixed(1)} kB`;
    case 'ratio':
      return `${value.toFixed(2)} ×`;
    case 'shift':
      return value.toFixed(2);
    default:
      return String(Math.round(value * 10) / 10);
  }
}
