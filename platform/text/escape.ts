const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Words for the text or an attribute of an HTML document. */
export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}
