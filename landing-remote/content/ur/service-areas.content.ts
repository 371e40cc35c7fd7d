import type { ServiceAreasContent } from '../../sections/service-areas/service-areas.schema';

export const serviceAreas: ServiceAreasContent = {
  title: 'ہم کہاں ڈیلیوری کرتے ہیں',
  intro: 'ہم پن کوڈ {pincode} میں ڈیلیوری کرتے ہیں۔',
  listLabel: 'علاقے',
  localities: [
    { name: 'بنیرگھٹہ روڈ' },
    { name: 'ہُلی ماوُ' },
    { name: 'بِلیکاہلّی' },
    { name: 'جے پی نگر 8واں فیز' },
    { name: 'ماؤنٹ سینٹ جوزف' },
    { name: 'مائیکو لے آؤٹ' },
    { name: 'بی ٹی ایم 4تھا اسٹیج' },
    { name: 'ارکیرے' },
  ],
  warehouse: 'ہمارا گودام شمالی بنگلورو میں ہے۔',
  pincodeCheck: {
    label: 'کیا ہم آپ کے پن کوڈ میں ڈیلیوری کرتے ہیں؟',
    action: 'دیکھیں',
    served: 'جی ہاں، ہم پن کوڈ {pincode} میں ڈیلیوری کرتے ہیں۔',
    notServed: 'نہیں۔ فی الحال ہم صرف پن کوڈ {pincode} میں ڈیلیوری کرتے ہیں۔',
    malformed: 'چھ ہندسے لکھیں، جو 0 سے شروع نہ ہوں: جیسے {pincode}۔',
  },
};

export const translation = { confirmed: false };
