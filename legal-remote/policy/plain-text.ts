/** A text of the policy without its marks: `**not sold**` and `[ask us](#how-to-ask)` become their words. */
export function plainText(text: string): string {
  return text.replace(/\*\*([^*]+)\*\*/g, '$1').replace(/\[([^\]]+)\]\(#[^)]*\)/g, '$1');
}
