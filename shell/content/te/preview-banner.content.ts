import type { PreviewBannerContent } from '../preview-banner.schema';

export const previewBanner: PreviewBannerContent = {
  title: 'ఇది ప్రివ్యూ, అసలు సైట్ కాదు.',
  release: '{part} {release}{message}, ప్రచురించిన సమయం {time}.',
  rest: 'మిగతావన్నీ {deployment} డిప్లాయ్‌మెంట్‌లో ఉన్నట్టే ఉన్నాయి; ఇది తయారు చేసినప్పుడు అదే లైవ్‌లో ఉంది.',
  nothingNew: 'ఇది తయారు చేసినప్పుడు {deployment} డిప్లాయ్‌మెంట్‌గా లైవ్‌లో ఉన్నదాన్ని ఇది చూపిస్తుంది.',
  close: 'మూసివేయండి',
};

export const translation = { confirmed: false };
