import type { PreviewBannerContent } from '../preview-banner.schema';

export const previewBanner: PreviewBannerContent = {
  title: 'प्रीव्यू, लाइव साइट नहीं।',
  release: '{part} {release}{message}, {time} पर प्रकाशित।',
  rest: 'बाकी सब डिप्लॉयमेंट {deployment} जैसा, जो इसे बनाते समय लाइव था।',
  nothingNew: 'यह वही दिखाता है जो इसे बनाते समय डिप्लॉयमेंट {deployment} के रूप में लाइव था।',
  close: 'बंद करें',
};

export const translation = { confirmed: false };
