const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/gu;

/** The emoji of a text, one by one. */
export function emojiIn(text: string): string[] {
  return text.match(EMOJI) ?? [];
}

/** A text without its emoji, and without what joins several to one. */
export function withoutEmoji(text: string): string {
  return emojiIn(text).length > 0 ? text.replace(EMOJI, '').replace(/[\u200d\ufe0f]/g, '') : text;
}
