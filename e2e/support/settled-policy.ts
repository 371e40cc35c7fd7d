/** What a date and a number of days must look like; for the rest any words will do. */
const SUPPLIED: Record<string, string> = {
  '⟦effective date⟧': '2026-02-01',
  '⟦approval date⟧': '2026-01-15',
  '⟦days⟧': '15',
};

/** A version of the policy as its source would read once business and counsel had supplied and confirmed everything. */
export function settledPolicy(source: string): string {
  return source
    .replace(/⟦([^⟧]*)⟧/g, (mark, words: string) => SUPPLIED[mark] ?? words)
    .replaceAll('confirmed: false', 'confirmed: true');
}
