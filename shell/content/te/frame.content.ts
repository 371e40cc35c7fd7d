import type { FrameContent } from '../frame.schema';

export const frame: FrameContent = {
  tagline: 'మీ స్థానిక B2B మండీ',
  skipLink: 'ముఖ్య విషయానికి వెళ్లండి',
  navigation: [
    { label: 'సేవలు', hash: '#services' },
    { label: 'ఇది ఎలా పని చేస్తుంది', hash: '#how-it-works' },
    { label: 'భాగస్వాములు', hash: '#partners' },
    { label: 'సంప్రదించండి', hash: '#contact' },
  ],
  navigationLabels: { main: 'ప్రధాన', mobile: 'మొబైల్' },
  menu: 'మెనూ',
  theme: { label: 'థీమ్', light: 'లైట్', dark: 'డార్క్', system: 'సిస్టమ్' },
  language: {
    label: 'భాష',
    whollyInEnglish: 'ఈ పేజీ ఇంగ్లీషులో ఉంది.',
    partlyInEnglish: 'ఈ పేజీలో కొన్ని భాగాలు ఇంగ్లీషులో ఉన్నాయి.',
    offer: { text: 'ఈ సైట్‌ను తెలుగులో చదవవచ్చు.', read: 'తెలుగులో చదవండి', close: 'మూసివేయండి' },
  },
  footer: {
    quickLinks: 'త్వరిత లింక్‌లు',
    privacyPolicy: 'గోప్యతా విధానం',
    contact: 'సంప్రదింపు సమాచారం',
    company: 'కంపెనీ',
    whatsApp: 'వాట్సాప్‌లో చాట్ చేయండి',
    credits: 'కృతజ్ఞతలు, లైసెన్సులు',
    labels: {
      phone: 'ఫోన్',
      email: 'ఈమెయిల్',
      address: 'రిజిస్టర్డ్ ఆఫీసు',
      cin: 'CIN',
      fssai: 'FSSAI లైసెన్స్',
      grievance: 'ప్రశ్నలు, ఫిర్యాదుల కోసం',
    },
    playTrademark: 'Google Play అనేది Google LLC ట్రేడ్‌మార్క్.',
  },
  notFound: {
    code: '404',
    title: 'అయ్యో! పేజీ కనబడలేదు',
    home: 'హోమ్‌కు తిరిగి వెళ్లండి',
    documentTitle: 'పేజీ కనబడలేదు',
  },
  error: {
    title: 'ఊహించని లోపం!',
    text: 'ఈ పేజీలో ఏదో పొరపాటు జరిగింది. దయచేసి మళ్లీ లోడ్ చేయండి.',
    reload: 'పేజీని మళ్లీ లోడ్ చేయండి',
    home: 'హోమ్‌కు తిరిగి వెళ్లండి',
  },
  unavailable: {
    title: 'ఈ పేజీ తెరుచుకోలేదు',
    text: 'మీ నెట్‌వర్క్ బలహీనంగా ఉండవచ్చు. మేము ప్రయత్నిస్తూనే ఉంటాము; మీరూ ఇప్పుడే మళ్లీ ప్రయత్నించవచ్చు.',
    retry: 'మళ్లీ ప్రయత్నించండి',
    open: 'పేజీని మళ్లీ తెరవండి',
    home: 'హోమ్‌కు తిరిగి వెళ్లండి',
    loading: 'లోడ్ అవుతోంది…',
  },
  toasts: {
    offline: 'మీరు ఆఫ్‌లైన్‌లో ఉన్నారు. ఈ పేజీని ఇప్పటికీ చదవవచ్చు.',
    online: 'మీరు మళ్లీ ఆన్‌లైన్‌లో ఉన్నారు.',
    newVersion: 'ఈ సైట్ కొత్త వెర్షన్ సిద్ధంగా ఉంది.',
    reload: 'మళ్లీ లోడ్ చేయండి',
    later: 'తర్వాత',
  },
};

export const translation = { confirmed: false };
