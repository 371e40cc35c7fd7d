import type { HeroContent } from '../../sections/hero/hero.schema';

export const hero: HeroContent = {
  title: 'హోల్‌సేల్ కిరాణా సరుకులు, పానీయాలు – అదే రోజు డెలివరీ',
  text: 'యాప్‌లో ఆర్డర్ చేస్తే, {pincode} పిన్ కోడ్‌లోని మీ కిరాణా షాపు, కేఫ్, రెస్టారెంట్, పబ్, బార్, స్టాల్, ఆఫీసు లేదా హాస్టల్‌కు కొన్ని గంటల్లో చేరుతుంది.',
  download: 'డౌన్‌లోడ్',
  learnMore: { label: 'మరింత తెలుసుకోండి', about: 'ఏమేమి ఆర్డర్ చేయవచ్చో' },
  badges: [
    { icon: 'phone', text: 'Androidలో లభ్యం' },
    { icon: 'soon', text: 'iOS త్వరలో వస్తుంది' },
    { icon: 'delivery', text: 'అదే రోజు డెలివరీ' },
  ],
  badgesLabel: 'స్థితి',
  picture: 'బొమ్మ: ఫోన్‌లో యాప్; చుట్టూ ఒక క్రేట్, సీసాలు, గూడ్స్ ఆటో.',
};

export const translation = { confirmed: false };
