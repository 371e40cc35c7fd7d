import type { HeroContent } from '../../sections/hero/hero.schema';

export const hero: HeroContent = {
  title: 'హోల్‌సేల్ కిరాణా సరుకులు, పానీయాలు – అదే రోజు డెలివరీ',
  text: '{pincode} పిన్ కోడ్‌లోని కిరాణా షాపులు, కేఫ్‌లు, రెస్టారెంట్లు, పబ్‌లు, బార్‌లు, ఆహార విక్రేతలు, ఆఫీసులు, హాస్టళ్ల కోసం.',
  download: 'డౌన్‌లోడ్',
  learnMore: { label: 'మరింత తెలుసుకోండి', about: 'ఏమేమి ఆర్డర్ చేయవచ్చో' },
  badges: [
    { icon: 'phone', text: 'Androidలో అందుబాటులో' },
    { icon: 'soon', text: 'iOS త్వరలో వస్తుంది' },
    { icon: 'delivery', text: 'అదే రోజు డెలివరీ' },
  ],
  badgesLabel: 'స్థితి',
  picture: 'బొమ్మ: ఫోన్‌లో యాప్; చుట్టూ కూరగాయల క్రేట్లు, సీసాలు, డెలివరీ స్కూటర్.',
};

export const translation = { confirmed: false };
