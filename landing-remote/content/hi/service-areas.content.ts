import type { ServiceAreasContent } from '../../sections/service-areas/service-areas.schema';

export const serviceAreas: ServiceAreasContent = {
  title: 'हम कहाँ डिलीवरी करते हैं',
  intro: 'हम पिनकोड {pincode} में सेवा देते हैं।',
  listLabel: 'इलाके',
  localities: [
    { name: 'बन्नेरघट्टा रोड' },
    { name: 'हुलिमावु' },
    { name: 'बिलेकहल्ली' },
    { name: 'जे.पी. नगर 8वाँ फ़ेज़' },
    { name: 'माउंट सेंट जोसेफ़' },
    { name: 'माइको लेआउट' },
    { name: 'बी.टी.एम. 4th स्टेज' },
    { name: 'अरकेरे' },
  ],
  warehouse: 'हमारा गोदाम उत्तरी बेंगलुरु में है।',
  pincodeCheck: {
    label: 'क्या हम आपके पिनकोड में डिलीवरी करते हैं?',
    action: 'जाँचें',
    served: 'हाँ, हम पिनकोड {pincode} में डिलीवरी करते हैं।',
    notServed: 'नहीं। फ़िलहाल हम सिर्फ़ पिनकोड {pincode} में सेवा देते हैं।',
    malformed: 'छह अंक लिखें, जो 0 से शुरू न हों: जैसे {pincode}।',
  },
};

export const translation = { confirmed: false };
