import type { BrandOwnersContent } from '../../sections/brand-owners/brand-owners.schema';

export const brandOwners: BrandOwnersContent = {
  title: 'برانڈ مالکان کے لیے',
  text: 'اپنا برانڈ بنگلورو کی 100+ ریٹیل دکانوں میں رکھیں۔',
  action: 'اپنے برانڈ کے بارے میں بات کریں',
  message: 'آداب! میرا ایک برانڈ ہے اور مجھے اس بارے میں بات کرنی ہے۔',
};

export const translation = { confirmed: false };
