import type { BrandOwnersContent } from '../../sections/brand-owners/brand-owners.schema';

export const brandOwners: BrandOwnersContent = {
  title: 'برانڈ مالکان کے لیے',
  text: 'اپنا برانڈ بنگلورو کی 100 سے زیادہ ریٹیل دکانوں تک پہنچائیں۔',
  action: 'برانڈ کے بارے میں ہم سے بات کریں',
  message: 'آداب! میرا ایک برانڈ ہے اور مجھے اس بارے میں بات کرنی ہے۔',
};

export const translation = { confirmed: false };
