import { z } from 'zod';

/** Names in braces that the banner fills in by itself. */
export const fillsIn = ['part', 'message', 'time'];

const text = z.string().min(1);

/** The words on top of every page of a preview. */
export const previewBannerSchema = z.strictObject({
  title: text,
  /** One of the releases that the preview is of. */
  release: z.string().regex(/\{part\}.*\{time\}/, 'must hold {part} and {time}'),
  rest: text,
  /** Where the preview is of nothing new. */
  nothingNew: text,
  close: text,
});

export type PreviewBannerContent = z.infer<typeof previewBannerSchema>;
