import type { MetaContent } from '../meta.schema';

export const meta: MetaContent = {
  title: '{brand} – உங்கள் உள்ளூர் B2B மண்டி',
  description:
    '{pincode} பின்கோடில் உள்ள மளிகைக் கடைகள், உணவகங்கள், கஃபேக்களுக்கு ஹோல்சேல் மளிகை, பானங்கள்; அதே நாளில் டெலிவரி. செயலியை டவுன்லோடு செய்யுங்கள்.',
};

export const translation = { confirmed: false };
