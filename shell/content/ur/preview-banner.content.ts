import type { PreviewBannerContent } from '../preview-banner.schema';

export const previewBanner: PreviewBannerContent = {
  title: 'پیش نظارہ، لائیو سائٹ نہیں۔',
  release: '{part} {release}{message}، {time} پر شائع ہوا۔',
  rest: 'باقی سب ڈیپلائمنٹ {deployment} جیسا، جو اسے بناتے وقت لائیو تھا۔',
  nothingNew: 'یہ وہی دکھاتا ہے جو اسے بناتے وقت ڈیپلائمنٹ {deployment} کے طور پر لائیو تھا۔',
  close: 'بند کریں',
};

export const translation = { confirmed: false };
