/**
 * All texts of content, in its order, each as often as it stands there.
 * @param skippedNames names of properties that hold no words of a page: the name of a drawing, the draft of a message
 */
export function textsIn(content: unknown, skippedNames: readonly string[] = []): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, value]) =>
    skippedNames.includes(name) ? [] : textsIn(value, skippedNames),
  );
}
