export const greeting: string = 'آداب! مجھے آپ کی خدمات کے بارے میں مزید جاننا ہے۔';

export const translation = { confirmed: false };
