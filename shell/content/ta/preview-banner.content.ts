import type { PreviewBannerContent } from '../preview-banner.schema';

export const previewBanner: PreviewBannerContent = {
  title: 'இது முன்னோட்டம், நேரடித் தளம் அல்ல.',
  release: '{part} {release}{message}, வெளியிட்ட நேரம் {time}.',
  rest: 'மற்ற எல்லாம் {deployment} வெளியீட்டில் உள்ளபடியே; இதை உருவாக்கியபோது அதுவே நேரலையில் இருந்தது.',
  nothingNew: 'இதை உருவாக்கியபோது {deployment} வெளியீடாக நேரலையில் இருந்ததை இது காட்டுகிறது.',
  close: 'மூடவும்',
};

export const translation = { confirmed: false };
