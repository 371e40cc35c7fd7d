import type { MetaContent } from '../meta.schema';

export const meta: MetaContent = {
  title: 'தனியுரிமைக் கொள்கை – {brand}',
  description:
    '{app} செயலி எந்தத் தனிப்பட்ட தரவை, ஏன் சேகரிக்கிறது, யாருடன் பகிரப்படுகிறது, உங்கள் உரிமைகள் என்ன, அவற்றை எப்படிப் பயன்படுத்துவது, உங்கள் கணக்கை எப்படி நீக்குவது.',
};

export const translation = { confirmed: false };
