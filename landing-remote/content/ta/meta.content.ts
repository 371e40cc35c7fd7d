import type { MetaContent } from '../meta.schema';

export const meta: MetaContent = {
  title: '{brand} – உங்கள் உள்ளூர் B2B மண்டி',
  description:
    '{pincode} பின்கோடில் உள்ள மளிகைக் கடைகளுக்கும் HORECA வாங்குபவர்களுக்கும் மொத்த விலை மளிகை, பானங்கள்; அதே நாளில் டெலிவரி. ஆப்பை டவுன்லோடு செய்யுங்கள்.',
};

export const translation = { confirmed: false };
