import type { ServiceAreasContent } from '../../sections/service-areas/service-areas.schema';

export const serviceAreas: ServiceAreasContent = {
  title: 'ہم کہاں ڈیلیوری کرتے ہیں',
  intro: 'ہم پن کوڈ {pincode} میں خدمت دیتے ہیں۔',
  listLabel: 'علاقے',
  localities: [
    { name: 'بنیرگھٹا روڈ' },
    { name: 'ہلی ماؤ' },
    { name: 'بلیکاہلی' },
    { name: 'جے پی نگر فیز 8' },
    { name: 'ماؤنٹ سینٹ جوزف' },
    { name: 'مائیکو لے آؤٹ' },
    { name: 'بی ٹی ایم اسٹیج 4' },
    { name: 'اریکیرے' },
  ],
  warehouse: 'ہمارا گودام شمالی بنگلورو میں ہے۔',
  pincodeCheck: {
    label: 'کیا ہم آپ کے پن کوڈ میں آتے ہیں؟',
    action: 'دیکھیں',
    served: 'جی ہاں: ہم {pincode} میں خدمت دیتے ہیں۔',
    notServed: 'ابھی نہیں۔ آج ہم صرف {pincode} میں خدمت دیتے ہیں۔',
    malformed: 'پن کوڈ میں چھ ہندسے ہوتے ہیں اور وہ 0 سے شروع نہیں ہوتا، جیسے {pincode}۔',
  },
};

export const translation = { confirmed: false };
