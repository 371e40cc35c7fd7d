/** Joiners within a word, by which Indic and Arabic scripts are spelled (Unicode Standard, §23.2). */
const JOINERS =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Kannada}\p{Script=Tamil}\p{Script=Telugu}])[\u200c\u200d](?=[\p{L}\p{M}])/gu;

/** An emoji, or several joined to one: joiners and selectors belong to it (UTS #51 §1.4.9). Signs that are text by themselves, as ©, join nothing. */
const EMOJI = new RegExp(
  String.raw`(?:PICTURE\u200D)*PICTURE`.replaceAll(
    'PICTURE',
    String.raw`(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)\p{Emoji_Modifier}?`,
  ),
  'gu',
);

/**
 * Control and format characters, line breaks, what has no meaning yet or a private one, what is drawn as nothing (Unicode's
 * Default_Ignorable_Code_Point has fillers and selectors, too; blanks of Braille, notes, hieroglyphs and Khitan are signs of their
 * own), spaces of unusual widths, and marks piled up higher than any script has them.
 */
const HIDDEN =
  /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}\u{13441}\u{13442}\u{16fe4}]|[^\P{Zs} \u00a0\u202f]|\p{M}{6,}/u;

/**
 * The first sign in a text that is invisible, or that hides others; null where all can be seen. The one rule for words that people
 * write: content, names, reasons.
 */
export function hiddenSignIn(text: string): string | null {
  if (!HIDDEN.test(text)) return null;
  return HIDDEN.exec(text.replace(EMOJI, '').replace(JOINERS, ''))?.[0] ?? null;
}

/** `U+200B`, of the first character of a sign. */
export function codeOf(sign: string): string {
  return `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}
