import type { BuyersContent } from '../../sections/buyers/buyers.schema';

export const buyers: BuyersContent = {
  title: 'யாருக்கு எங்கள் சேவை',
  intro: 'அக்கம்பக்கத்துச் சிறு கடைகளுக்கும், சமைப்பவர், பானம் தருபவர், பரிமாறுபவர் எல்லோருக்கும்.',
  list: [
    { icon: 'kiranas', title: 'மளிகைக் கடைகள்', description: 'அக்கம்பக்கத்துச் சிறு கடைகள். உங்கள் கவுண்டருக்கு.' },
    { icon: 'cafes-restaurants', title: 'கஃபே & உணவகங்கள்', description: 'உங்கள் சமையலறைக்கு.' },
    { icon: 'pubs-bars', title: 'பப் & பார்கள்', description: 'உங்கள் பாருக்கு.' },
    { icon: 'food-vendors', title: 'உணவு வியாபாரிகள்', description: 'உங்கள் வண்டி அல்லது ஸ்டாலுக்கு.' },
    { icon: 'offices-hostels', title: 'ஆபீஸ் & ஹாஸ்டல்கள்', description: 'உங்கள் பேன்ட்ரி மற்றும் மெஸ்ஸுக்கு.' },
  ],
};

export const translation = { confirmed: false };
