/** A text of the policy without its markup: `**not sold**` and `[ask us](#how-to-ask)` become `not sold` and `ask us`. */
export function plainText(text: string): string {
  return text.replace(/\*\*([^*]+)\*\*/g, '$1').replace(/\[([^\]]+)\]\(#[^)]*\)/g, '$1');
}
