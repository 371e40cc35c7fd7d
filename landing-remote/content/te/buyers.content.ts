import type { BuyersContent } from '../../sections/buyers/buyers.schema';

export const buyers: BuyersContent = {
  title: 'మా సేవలు ఎవరికి',
  intro: 'ఇరుగుపొరుగు చిన్న షాపులకు, వంట చేసే, పానీయాలు అందించే, వడ్డించే అందరికీ.',
  list: [
    { icon: 'kiranas', title: 'కిరాణా షాపులు', description: 'మీ షెల్ఫ్, కౌంటర్ కోసం సరుకులు.' },
    { icon: 'cafes-restaurants', title: 'కేఫ్‌లు & రెస్టారెంట్లు', description: 'మీ వంటగదికి కావలసిన సామగ్రి.' },
    { icon: 'pubs-bars', title: 'పబ్‌లు & బార్‌లు', description: 'మీ బార్‌కు కావలసిన సామగ్రి.' },
    { icon: 'food-vendors', title: 'టిఫిన్ బండ్లు & ఫుడ్ స్టాళ్లు', description: 'మీ బండి లేదా స్టాల్‌కు కావలసిన సామగ్రి.' },
    { icon: 'offices-hostels', title: 'ఆఫీసులు & హాస్టళ్లు', description: 'మీ ప్యాంట్రీ, మెస్‌కు కావలసిన సామగ్రి.' },
  ],
};

export const translation = { confirmed: false };
