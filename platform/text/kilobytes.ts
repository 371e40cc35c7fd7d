/** `22.4 kB`; 1 kB is 1,000 bytes. */
export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
