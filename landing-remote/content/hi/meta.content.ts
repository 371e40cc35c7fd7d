import type { MetaContent } from '../meta.schema';

export const meta: MetaContent = {
  title: '{brand} – आपकी लोकल B2B मंडी',
  description:
    'पिनकोड {pincode} की किराना दुकानों, रेस्टोरेंट और कैफ़े के लिए थोक किराना और पेय पदार्थ, उसी दिन डिलीवरी। ऐप डाउनलोड करें।',
};

export const translation = { confirmed: false };
