/** `0.4 %`; what is more than nothing is never 0. @param share of 1 */
export function formatShare(share: number): string {
  return `${share > 0 && share < 0.001 ? '< 0.1' : (share * 100).toFixed(1)} %`;
}
