import { suppliedValues } from '../testing/supplied-values';
import { type DownloadPlace, mailUrl, playStoreUrl, readablePhone, telUrl, whatsAppUrl } from './links';

/** The draft message that WhatsApp would show for an address. */
const draftOf = (url: string) => new URL(url).searchParams.get('text');

describe('playStoreUrl', () => {
  it("is the https address of the app's listing on Google Play", () => {
    const url = new URL(playStoreUrl(suppliedValues, 'hero'));

    expect(url.origin + url.pathname).toBe('https://play.google.com/store/apps/details');
    expect(url.searchParams.get('id')).toBe(suppliedValues.playPackageId);
  });

  it.each<DownloadPlace>(['header', 'hero', 'qr'])(
    'tells Play Console that the visitor came from %s',
    (place) => {
      const referrer = new URL(playStoreUrl(suppliedValues, place)).searchParams.get('referrer') ?? '';

      expect(Object.fromEntries(new URLSearchParams(referrer))).toEqual({
        utm_source: 'website',
        utm_medium: place,
      });
    },
  );
});

describe('whatsAppUrl', () => {
  it('holds the phone number as digits alone', () => {
    const { origin, pathname } = new URL(whatsAppUrl({ phone: '+91 98123-45678' }, 'Hello'));

    expect(origin + pathname).toBe('https://wa.me/919812345678');
  });

  it.each([
    ['an ampersand and a hash', 'Tea & coffee #1 + sugar = 100%?'],
    ['line breaks', 'Hello!\nTwo lines.'],
    ['Kannada', 'ನಮಸ್ಕಾರ, ನಿಮ್ಮ ಸೇವೆಗಳ ಬಗ್ಗೆ ತಿಳಿಸಿ'],
    ['an emoji', 'Namaste 🙏'],
  ])('carries a message with %s unharmed', (_, message) => {
    expect(draftOf(whatsAppUrl(suppliedValues, message))).toBe(message);
  });

  it('writes a space as %20, because WhatsApp shows a "+" as it stands', () => {
    expect(whatsAppUrl(suppliedValues, 'two words')).toMatch(/\?text=two%20words$/);
  });
});

describe('telUrl and mailUrl', () => {
  it('lead to the number and the address', () => {
    expect(telUrl(suppliedValues.phone)).toBe(`tel:${suppliedValues.phone}`);
    expect(mailUrl(suppliedValues.contactEmail)).toBe(`mailto:${suppliedValues.contactEmail}`);
  });
});

describe('readablePhone', () => {
  it('groups an Indian number as people there read it', () => {
    expect(readablePhone('+919812345678')).toBe('+91 98123 45678');
  });

  it.each(['080 1234 5678', '+442071234567'])('leaves %s as it is', (phone) => {
    expect(readablePhone(phone)).toBe(phone);
  });
});
