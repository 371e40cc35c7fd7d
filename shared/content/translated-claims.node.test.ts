import { claimsIn } from './claims';
import { type ClaimName, TRANSLATED_CLAIMS } from './translated-claims';

/** Each claim as a writer would make it, by language. */
const MADE: Record<string, Record<ClaimName, string>> = {
  kn: {
    ratings: 'ಗ್ರಾಹಕರ ರೇಟಿಂಗ್ ನೋಡಿ',
    'numbers of downloads, customers or products': '500+ ಗ್ರಾಹಕರು ನಮ್ಮೊಂದಿಗೆ',
    'a comparison of prices': 'ಅತಿ ಕಡಿಮೆ ಬೆಲೆಗೆ',
    'a superlative or a ranking': 'ನಗರದ ಅತಿ ದೊಡ್ಡ ಆ್ಯಪ್',
    'a comparison with others': 'ಎಲ್ಲರಿಗಿಂತ ಕಡಿಮೆ ಬೆಲೆ',
    'a saving': '40 % ವರೆಗೆ ಉಳಿಸಿ',
    'a speed': 'ನಿಮಿಷಗಳಲ್ಲಿ ಡೆಲಿವರಿ',
    'a time of delivery': '30 ನಿಮಿಷದಲ್ಲಿ ಡೆಲಿವರಿ',
    'free delivery': 'ಉಚಿತ ಡೆಲಿವರಿ',
    'a minimum order': 'ಕನಿಷ್ಠ ಆರ್ಡರ್ ಇಲ್ಲ',
    credit: 'ಸಾಲ ಸೌಲಭ್ಯವಿದೆ',
    returns: 'ಸುಲಭ ವಾಪಸಾತಿ',
    refunds: 'ಪೂರ್ಣ ಮರುಪಾವತಿ',
    'opening hours': 'ಬೆಳಿಗ್ಗೆ 6 ರಿಂದ',
    freshness: 'ತಾಜಾ ತರಕಾರಿ',
    certificates: 'ಪ್ರಮಾಣೀಕೃತ ಗುಣಮಟ್ಟ',
    'coverage of the city': 'ನಗರದಾದ್ಯಂತ ಡೆಲಿವರಿ',
    'areas to come': 'ಹೊಸ ಪ್ರದೇಶಗಳಿಗೆ ಬರುತ್ತಿದ್ದೇವೆ',
    'the trust of others': 'ಅಂಗಡಿಯವರು ನಂಬುವ ಆ್ಯಪ್',
    urgency: 'ಇಂದು ಮಾತ್ರ',
  },
  hi: {
    ratings: 'हमारी रेटिंग देखें',
    'numbers of downloads, customers or products': '10 लाख से ज़्यादा ग्राहक',
    'a comparison of prices': 'सबसे सस्ते दाम',
    'a superlative or a ranking': 'देश का सबसे अच्छा ऐप',
    'a comparison with others': 'मंडी से सस्ते दाम',
    'a saving': 'हर ऑर्डर पर 40 % तक की बचत',
    'a speed': 'मिनटों में डिलीवरी',
    'a time of delivery': '30 मिनट में डिलीवरी',
    'free delivery': 'मुफ़्त डिलीवरी',
    'a minimum order': 'न्यूनतम ऑर्डर नहीं',
    credit: 'उधार की सुविधा',
    returns: 'आसान रिटर्न',
    refunds: 'पूरा रिफ़ंड',
    'opening hours': 'सुबह 6 बजे से',
    freshness: 'ताज़ी सब्ज़ियाँ',
    certificates: 'प्रमाणित क्वालिटी',
    'coverage of the city': 'पूरे शहर में डिलीवरी',
    'areas to come': 'जल्द ही नए इलाकों में',
    'the trust of others': 'दुकानदारों का भरोसा',
    urgency: 'सिर्फ़ आज',
  },
  ta: {
    ratings: 'எங்கள் ரேட்டிங் பாருங்கள்',
    'numbers of downloads, customers or products': '500+ வாடிக்கையாளர்கள்',
    'a comparison of prices': 'மிகக் குறைந்த விலை',
    'a superlative or a ranking': 'நகரின் மிகச் சிறந்த ஆப்',
    'a comparison with others': 'மற்றவர்களை விடக் குறைந்த விலை',
    'a saving': '40 % வரை சேமியுங்கள்',
    'a speed': 'நிமிடங்களில் டெலிவரி',
    'a time of delivery': '30 நிமிடத்தில் டெலிவரி',
    'free delivery': 'இலவச டெலிவரி',
    'a minimum order': 'குறைந்தபட்ச ஆர்டர் இல்லை',
    credit: 'கடன் வசதி உண்டு',
    returns: 'எளிதான ரிட்டர்ன்',
    refunds: 'பணத்தைத் திரும்பப் பெறலாம்',
    'opening hours': 'காலை 6 மணி முதல்',
    freshness: 'ஃப்ரெஷ் காய்கறிகள்',
    certificates: 'சான்றளிக்கப்பட்ட தரம்',
    'coverage of the city': 'நகரம் முழுவதும்',
    'areas to come': 'விரைவில் புதிய பகுதிகளில்',
    'the trust of others': 'கடைக்காரர்கள் நம்பும் ஆப்',
    urgency: 'இன்று மட்டும்',
  },
  te: {
    ratings: 'మా రేటింగ్ చూడండి',
    'numbers of downloads, customers or products': '500+ కస్టమర్లు',
    'a comparison of prices': 'అతి తక్కువ ధరలు',
    'a superlative or a ranking': 'నగరంలో అత్యుత్తమ యాప్',
    'a comparison with others': 'అందరికంటే తక్కువ ధర',
    'a saving': '40 % వరకు ఆదా చేయండి',
    'a speed': 'నిమిషాల్లో డెలివరీ',
    'a time of delivery': '30 నిమిషాల్లో డెలివరీ',
    'free delivery': 'ఉచిత డెలివరీ',
    'a minimum order': 'కనీస ఆర్డర్ లేదు',
    credit: 'అరువు సౌకర్యం',
    returns: 'సులభమైన రిటర్న్',
    refunds: 'పూర్తి రీఫండ్',
    'opening hours': 'ఉదయం 6 నుండి',
    freshness: 'తాజా కూరగాయలు',
    certificates: 'సర్టిఫైడ్ నాణ్యత',
    'coverage of the city': 'నగరం అంతటా',
    'areas to come': 'త్వరలో కొత్త ప్రాంతాల్లో',
    'the trust of others': 'అగ్రగామి యాప్',
    urgency: 'ఈరోజు మాత్రమే',
  },
  ur: {
    ratings: 'ہماری ریٹنگ دیکھیں',
    'numbers of downloads, customers or products': '10 لاکھ سے زیادہ گاہک',
    'a comparison of prices': 'سب سے سستے دام',
    'a superlative or a ranking': 'ملک کی بہترین ایپ',
    'a comparison with others': 'منڈی سے سستے دام',
    'a saving': '40 % تک کی بچت',
    'a speed': 'منٹوں میں ڈیلیوری',
    'a time of delivery': '30 منٹ میں ڈیلیوری',
    'free delivery': 'مفت ڈیلیوری',
    'a minimum order': 'کم از کم آرڈر نہیں',
    credit: 'ادھار کی سہولت',
    returns: 'آسان واپسی',
    refunds: 'پورا ریفنڈ',
    'opening hours': 'صبح 6 بجے سے',
    freshness: 'تازہ سبزیاں',
    certificates: 'تصدیق شدہ معیار',
    'coverage of the city': 'پورے شہر میں ڈیلیوری',
    'areas to come': 'جلد نئے علاقوں میں',
    'the trust of others': 'دکانداروں کا بھروسہ',
    urgency: 'صرف آج',
  },
};

const cases = Object.entries(MADE).flatMap(([tag, claims]) =>
  Object.entries(claims).map(([claim, text]) => [tag, claim, text]),
);

it('has a way to make each claim for each language that it lists', () => {
  expect(Object.keys(MADE)).toEqual(Object.keys(TRANSLATED_CLAIMS));
});

it.each(cases)('finds in %s %s: %s', (_, claim, text) => {
  expect(claimsIn(text!.normalize('NFC'))).toEqual([claim]);
});

it('lets a policy speak of hours and refunds in every language, and of nothing else', () => {
  for (const claims of Object.values(MADE)) {
    expect(claimsIn(claims['a time of delivery'], { isLegalText: true })).toEqual([]);
    expect(claimsIn(claims.refunds, { isLegalText: true })).toEqual([]);
    expect(claimsIn(claims['free delivery'], { isLegalText: true })).toEqual(['free delivery']);
  }
});

it.each([
  'मोहल्ले की छोटी दुकानें',
  'محلے کی چھوٹی دکانیں',
  'ऑर्डर छूटने पर',
  'ऐप रीस्टार्ट करें',
  'అప్పుడు చూడండి',
  'ఇది ప్రివ్యూ',
  'ಇದು ಪ್ರಿವ್ಯೂ',
  'یہ پریویو ہے',
  'क्रेडिट कार्ड का ब्योरा',
])('takes "%s" for no claim', (text) => {
  expect(claimsIn(text)).toEqual([]);
});
