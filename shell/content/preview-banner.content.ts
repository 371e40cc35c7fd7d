import type { PreviewBannerContent } from './preview-banner.schema';

export const previewBanner: PreviewBannerContent = {
  title: 'Preview, not the live site.',
  release: '{part} {release}{message}, published {time}.',
  rest: 'Everything else as in deployment {deployment}, which was live when this was made.',
  nothingNew: 'It shows what was live as deployment {deployment} when this was made.',
  close: 'Close',
};
