import type { BuyersContent } from '../../sections/buyers/buyers.schema';

export const buyers: BuyersContent = {
  title: 'யாருக்கு எங்கள் சேவை',
  intro: 'அக்கம்பக்கத்துச் சிறு கடைகளுக்கும், சமைத்து, பானம் தந்து, பரிமாறும் எல்லோருக்கும்.',
  list: [
    { icon: 'kiranas', title: 'மளிகைக் கடைகள்', description: 'உங்கள் அலமாரிக்கும் கவுண்டருக்கும் பொருட்கள்.' },
    { icon: 'cafes-restaurants', title: 'கஃபே & உணவகங்கள்', description: 'உங்கள் சமையலறைக்குத் தேவையான பொருட்கள்.' },
    { icon: 'pubs-bars', title: 'பப் & பார்கள்', description: 'உங்கள் பாருக்குத் தேவையான பொருட்கள்.' },
    {
      icon: 'food-vendors',
      title: 'உணவு வியாபாரிகள்',
      description: 'உங்கள் வண்டி அல்லது ஸ்டாலுக்குத் தேவையான பொருட்கள்.',
    },
    {
      icon: 'offices-hostels',
      title: 'ஆபீஸ் & ஹாஸ்டல்கள்',
      description: 'உங்கள் பேன்ட்ரி, மெஸ்ஸுக்குத் தேவையான பொருட்கள்.',
    },
  ],
};

export const translation = { confirmed: false };
