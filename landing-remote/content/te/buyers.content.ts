import type { BuyersContent } from '../../sections/buyers/buyers.schema';

export const buyers: BuyersContent = {
  title: 'మా సేవలు ఎవరికి',
  intro: 'ఇరుగుపొరుగు చిన్న షాపులకు, వంట చేసే, పానీయాలు అందించే, వడ్డించే అందరికీ.',
  list: [
    { icon: 'kiranas', title: 'కిరాణా షాపులు', description: 'ఇరుగుపొరుగు చిన్న షాపులు. మీ కౌంటర్ కోసం.' },
    { icon: 'cafes-restaurants', title: 'కేఫ్‌లు & రెస్టారెంట్లు', description: 'మీ వంటగది కోసం.' },
    { icon: 'pubs-bars', title: 'పబ్‌లు & బార్‌లు', description: 'మీ బార్ కోసం.' },
    { icon: 'food-vendors', title: 'ఆహార విక్రేతలు', description: 'మీ బండి లేదా స్టాల్ కోసం.' },
    { icon: 'offices-hostels', title: 'ఆఫీసులు & హాస్టళ్లు', description: 'మీ ప్యాంట్రీ, మెస్ కోసం.' },
  ],
};

export const translation = { confirmed: false };
