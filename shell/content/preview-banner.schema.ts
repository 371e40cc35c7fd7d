import { z } from 'zod';

/** Names in braces that the banner fills in by itself. */
export const fillsIn = ['part', 'release', 'message', 'time', 'deployment'];

const text = z.string().min(1);

/** The words on top of every page of a preview. */
export const previewBannerSchema = z.strictObject({
  title: text,
  /** One of the releases that the preview is of. */
  release: z.string().regex(/\{part\}.*\{release\}.*\{time\}/, 'must hold {part}, {release} and {time}'),
  rest: z.string().regex(/\{deployment\}/, 'must hold {deployment}'),
  /** Where the preview is of nothing new. */
  nothingNew: z.string().regex(/\{deployment\}/, 'must hold {deployment}'),
  close: text,
});

export type PreviewBannerContent = z.infer<typeof previewBannerSchema>;
