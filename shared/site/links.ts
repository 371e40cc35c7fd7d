import type { BusinessValues } from './business-values.schema';

/** Where a Download button is; the business sees it as the install's source in Play Console. */
export type DownloadPlace = 'header' | 'menu' | 'hero' | 'floating' | 'service-areas' | 'contact' | 'qr';

/** The app's listing on Google Play: the web address, which Android opens in the Play app. */
export function playStoreListing({ playPackageId }: Pick<BusinessValues, 'playPackageId'>): string {
  return `https://play.google.com/store/apps/details?id=${encodeURIComponent(playPackageId)}`;
}

/** The same for a Download control, with its place as the install's source. */
export function playStoreUrl(site: Pick<BusinessValues, 'playPackageId'>, place: DownloadPlace): string {
  const referrer = `utm_source=website&utm_medium=${place}`;
  return `${playStoreListing(site)}&referrer=${encodeURIComponent(referrer)}`;
}

/**
 * A WhatsApp click-to-chat address with a draft message (specification §7). WhatsApp wants digits alone, and %20 for a
 * space, which URLSearchParams would write as "+".
 */
export function whatsAppUrl({ phone }: Pick<BusinessValues, 'phone'>, message: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}

export function telUrl(phone: string): string {
  return `tel:${phone}`;
}

export function mailUrl(email: string): string {
  return `mailto:${email}`;
}

/** +919812345678 as people in India read it: +91 98123 45678. Anything else is shown as it is. */
export function readablePhone(phone: string): string {
  return phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');
}
