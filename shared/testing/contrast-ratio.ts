/** Contrast of two opaque colours by WCAG 2.2 ("contrast ratio"): 1 for equal ones to 21 for black on white. */
export function contrastRatio(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** What the eye sees of a colour painted at `opacity` (0 to 1) over an opaque ground. */
export function blend(color: string, ground: string, opacity: number): string {
  const below = channels(ground);
  const mixed = channels(color).map(
    (channel, index) => channel * opacity + (below[index] ?? 0) * (1 - opacity),
  );
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

function relativeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue, 0 to 255. */
function channels(color: string): number[] {
  const [, hex] = /^#([0-9a-f]{6})$/i.exec(color) ?? [];
  if (!hex) throw new Error(`"${color}" is no colour such as #1c1b33.`);
  return [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}
