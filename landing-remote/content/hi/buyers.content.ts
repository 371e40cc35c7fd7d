import type { BuyersContent } from '../../sections/buyers/buyers.schema';

export const buyers: BuyersContent = {
  title: 'हम किनके लिए हैं',
  intro: 'मोहल्ले की छोटी दुकानें, और वे सब जो खाना-पीना बनाते और परोसते हैं।',
  list: [
    { icon: 'kiranas', title: 'किराना दुकानें', description: 'आपकी शेल्फ़ और काउंटर के लिए माल।' },
    { icon: 'cafes-restaurants', title: 'कैफ़े और रेस्टोरेंट', description: 'आपकी रसोई के लिए सामान।' },
    { icon: 'pubs-bars', title: 'पब और बार', description: 'आपके बार के लिए सामान।' },
    { icon: 'food-vendors', title: 'खाने-पीने के ठेले और स्टॉल', description: 'आपके ठेले या स्टॉल के लिए सामान।' },
    { icon: 'offices-hostels', title: 'ऑफ़िस और हॉस्टल', description: 'आपकी पैंट्री और मेस के लिए सामान।' },
  ],
};

export const translation = { confirmed: false };
