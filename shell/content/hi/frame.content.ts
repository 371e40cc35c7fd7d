import type { FrameContent } from '../frame.schema';

export const frame: FrameContent = {
  tagline: 'आपकी लोकल B2B मंडी',
  skipLink: 'सीधे मुख्य सामग्री पर जाएँ',
  navigation: [
    { label: 'सेवाएँ', hash: '#services' },
    { label: 'यह कैसे काम करता है', hash: '#how-it-works' },
    { label: 'पार्टनर', hash: '#partners' },
    { label: 'संपर्क', hash: '#contact' },
  ],
  navigationLabels: { main: 'मुख्य', mobile: 'मोबाइल' },
  menu: 'मेन्यू',
  theme: { label: 'थीम', light: 'लाइट', dark: 'डार्क', system: 'सिस्टम' },
  language: {
    label: 'भाषा',
    whollyInEnglish: 'यह पेज अंग्रेज़ी में है।',
    partlyInEnglish: 'इस पेज के कुछ हिस्से अंग्रेज़ी में हैं।',
    offer: {
      text: 'यह साइट हिन्दी में पढ़ी जा सकती है।',
      read: 'हिन्दी में पढ़ें',
      close: 'बंद करें',
    },
  },
  footer: {
    quickLinks: 'ज़रूरी लिंक',
    privacyPolicy: 'गोपनीयता नीति',
    contact: 'संपर्क जानकारी',
    company: 'कंपनी',
    whatsApp: 'व्हाट्सऐप पर बात करें',
    credits: 'आभार और लाइसेंस',
    labels: {
      phone: 'फ़ोन',
      email: 'ईमेल',
      address: 'पंजीकृत कार्यालय',
      cin: 'CIN',
      fssai: 'FSSAI लाइसेंस',
      grievance: 'सवालों और शिकायतों के लिए',
    },
    playTrademark: 'Google Play, Google LLC का ट्रेडमार्क है।',
  },
  notFound: {
    code: '404',
    title: 'ओह! पेज नहीं मिला',
    home: 'होम पेज पर वापस जाएँ',
    documentTitle: 'पेज नहीं मिला',
  },
  error: {
    title: 'अचानक कोई गड़बड़ी हुई!',
    text: 'इस पेज पर कुछ गड़बड़ हो गई। कृपया इसे फिर से लोड करें।',
    reload: 'पेज फिर से लोड करें',
    home: 'होम पेज पर वापस जाएँ',
  },
  unavailable: {
    title: 'यह पेज नहीं खुला',
    text: 'शायद आपका नेटवर्क कमज़ोर है। हम कोशिश करते रहेंगे; आप अभी फिर कोशिश कर सकते हैं।',
    retry: 'फिर कोशिश करें',
    open: 'पेज फिर से खोलें',
    home: 'होम पेज पर वापस जाएँ',
    loading: 'लोड हो रहा है…',
  },
  toasts: {
    offline: 'आप ऑफ़लाइन हैं। यह पेज आप अब भी पढ़ सकते हैं।',
    online: 'आप फिर से ऑनलाइन हैं।',
    newVersion: 'इस साइट का नया वर्शन तैयार है।',
    reload: 'फिर से लोड करें',
    later: 'बाद में',
  },
};

export const translation = { confirmed: false };
