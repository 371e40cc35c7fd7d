import { join } from 'node:path';
import { contentTexts } from '../testing/content-texts';
import { languageFolder, languages } from '../site/languages';

const ROOT = join(__dirname, '../..');
const FOLDERS = ['landing-remote/content', 'legal-remote/content', 'legal-remote/content/versions'];
const FRAME = ['shell/content', 'shared/site'];

/** A word for one thing, and other words for it that were used once. */
interface Term {
  thing: string;
  say: string;
  not: RegExp;
}

/** By language. Words stand by their stems, because endings change. */
const TERMS: Record<string, Term[]> = {
  en: [
    { thing: 'grievance officer', say: 'grievance officer', not: /named person|complaints officer/i },
    { thing: 'nominee', say: 'nominee', not: /nominated person|representative/i },
    { thing: 'promotion', say: 'promotions', not: /advertis|marketing message|newsletter/i },
    { thing: 'address of a computer', say: 'IP address', not: /internet address/i },
    { thing: 'website', say: 'this website', not: /web site|webpage/i },
    { thing: 'request by WhatsApp', say: 'Ask on WhatsApp', not: /(account|consent) on WhatsApp/i },
    { thing: 'buyer', say: 'restaurant', not: /HORECA/ },
    { thing: 'area that is served', say: 'At present', not: /not yet|today we/i },
  ],
  kn: [
    { thing: 'app', say: 'ಆ್ಯಪ್', not: /ಅಪ್ಲಿಕೇಶನ್|(?<![\p{L}\p{M}])ಆಪ್/u },
    { thing: 'order', say: 'ಆರ್ಡರ್', not: /ಆರ್ಡರು|ಬೇಡಿಕೆ/u },
    { thing: 'grievance officer', say: 'ಕುಂದುಕೊರತೆ ಅಧಿಕಾರಿ', not: /ಹೆಸರಿಸಲಾದ/u },
    { thing: 'nominee', say: 'ನಾಮಿನಿ', not: /ನಾಮನಿರ್ದೇಶಿತ/u },
    { thing: 'promotion', say: 'ಪ್ರಚಾರ ಸಂದೇಶ', not: /ಪ್ರೊ?ಮೋ[ಷಶ]ನ್/u },
    { thing: 'notification', say: 'ನೋಟಿಫಿಕೇಶನ್', not: /ಸೂಚನೆಗಳು/u },
    { thing: 'pincode', say: 'ಪಿನ್ ಕೋಡ್', not: /ಪಿನ್\u200c?ಕೋಡ್/u },
    { thing: 'WhatsApp', say: 'ವಾಟ್ಸಾಪ್', not: /WhatsApp/ },
    { thing: 'total', say: 'ಒಟ್ಟು ಸಂಖ್ಯೆ', not: /ಮೊತ್ತಗಳ/u },
    { thing: 'discovery', say: 'ಆಯ್ಕೆ', not: /ಹುಡುಕಾಟ/u },
    { thing: 'what the law asks', say: 'ಕಾನೂನಿನ ಪ್ರಕಾರ', not: /ಕಾನೂನು [^.;]*ಬಯಸ/u },
  ],
  hi: [
    { thing: 'app', say: 'ऐप', not: /ऐप्प|एप(?!\p{L})|ऐप्लिकेशन/u },
    { thing: 'order', say: 'ऑर्डर', not: /आर्डर|ऑडर/u },
    { thing: 'grievance officer', say: 'शिकायत अधिकारी', not: /नामित/u },
    { thing: 'nominee', say: 'नॉमिनी', not: /नामांकित|नामिनी/u },
    { thing: 'promotion', say: 'प्रचार संदेश', not: /प्रमोशन/u },
    { thing: 'notification', say: 'नोटिफ़िकेशन', not: /सूचनाएँ/u },
    { thing: 'pincode', say: 'पिनकोड', not: /पिन कोड/u },
    { thing: 'WhatsApp', say: 'व्हाट्सऐप', not: /WhatsApp|वॉट्सऐप/u },
    { thing: 'version', say: 'वर्शन', not: /संस्करण/u },
    { thing: 'address of a computer', say: 'IP एड्रेस', not: /इंटरनेट पता/u },
    { thing: 'discovery', say: 'स्मार्ट तरीके', not: /खोज/u },
    { thing: 'within hours', say: 'कुछ घंटों', not: /कुछ ही घंट/u },
    { thing: 'what the law asks', say: 'कानून के', not: /कानून (हमसे|आपकी) [^।]*माँगता/u },
  ],
  ta: [
    { thing: 'app', say: 'செயலி', not: /(?<![\p{L}\p{M}])ஆப்/u },
    { thing: 'order', say: 'ஆர்டர்', not: /ஆர்டெர்|ஆடர்/u },
    { thing: 'grievance officer', say: 'குறைதீர்ப்பு அதிகாரி', not: /பெயர் குறிப்பிடப்பட்ட/u },
    { thing: 'promotion', say: 'விளம்பரச் செய்தி', not: /புரொ?மோஷன்/u },
    { thing: 'pincode', say: 'பின்கோடு', not: /பின் கோடு|அஞ்சல் குறியீடு/u },
    { thing: 'WhatsApp', say: 'வாட்ஸ்அப்', not: /WhatsApp|வாட்ஸப்/u },
    { thing: 'download', say: 'டவுன்லோடு', not: /டவுன்லோட்|பதிவிறக்க/u },
    { thing: 'typing', say: 'டைப்', not: /தட்டச்சு/u },
    { thing: 'wholesale', say: 'ஹோல்சேல்', not: /மொத்த விலை/u },
    { thing: 'registered office', say: 'பதிவு செய்யப்பட்ட அலுவலகம்', not: /பதிவு அலுவலகம்/u },
    { thing: 'discovery', say: 'கண்டறி', not: /தேடல்/u },
  ],
  te: [
    { thing: 'app', say: 'యాప్', not: /అప్లికేషన్|ఆప్(?!\p{L})/u },
    { thing: 'order', say: 'ఆర్డర్', not: /ఆర్డరు/u },
    { thing: 'grievance officer', say: 'ఫిర్యాదుల పరిష్కార అధికారి', not: /పేరు తెలిపిన/u },
    { thing: 'nominee', say: 'నామినీ', not: /నామినేటెడ్/u },
    { thing: 'promotion', say: 'ప్రచార సందేశ', not: /ప్రమోషన్/u },
    { thing: 'pincode', say: 'పిన్ కోడ్', not: /పిన్\u200c?కోడ్/u },
    { thing: 'WhatsApp', say: 'వాట్సాప్', not: /WhatsApp/ },
    { thing: 'supplies', say: 'సామగ్రి', not: /సామాగ్రి/u },
    { thing: 'message', say: 'సందేశ', not: /నోట్లు/u },
    { thing: 'discovery', say: 'ఎంపిక', not: /వెతుకులాట/u },
  ],
  ur: [
    { thing: 'app', say: 'ایپ', not: /ایپلی ?کیشن/u },
    { thing: 'order', say: 'آرڈر', not: /آڈر/u },
    { thing: 'grievance officer', say: 'شکایت افسر', not: /ایک نامزد شخص/u },
    { thing: 'promotion', say: 'تشہیری پیغام', not: /پروموشن/u },
    { thing: 'notification', say: 'نوٹیفکیشن', not: /اطلاعات(?!\p{L})/u },
    { thing: 'WhatsApp', say: 'واٹس ایپ', not: /WhatsApp/ },
    { thing: 'wholesale', say: 'ہول سیل', not: /تھوک/u },
    { thing: 'local', say: 'مقامی', not: /لوکل/u },
    { thing: 'device', say: 'ڈیوائس', not: /آلے/u },
    { thing: 'message', say: 'پیغام', not: /چھوٹے نوٹ/u },
    { thing: 'delivery', say: 'ڈیلیوری کرتے', not: /خدمت دیتے/u },
    { thing: 'discovery', say: 'اسمارٹ طریقے', not: /تلاش/u },
    { thing: 'what the law asks', say: 'قانون کے', not: /قانون آپ کی [^۔]*مانگتا/u },
  ],
};

/**
 * Latin commas and question marks among Urdu words, a full stop of another script after Hindi ones; and in Kannada, a space in
 * which a line may end before what belongs to a number or a Latin word.
 */
const WRONG_MARKS =
  /\p{Script=Arabic}[,;?.]|\p{Script=Devanagari}{3}[.](?=\s|$)|[A-Za-z0-9})\]] (ರ|ನ|ಗೆ|ಗಾಗಿ|ನಲ್ಲಿ|ನಲ್ಲಿರುವ|ರಿಂದ|ರಂದು)(?![\p{L}\p{M}])/u;

/** All texts of a language that visitors read. */
function textsIn(language: string) {
  const folder = languageFolder(language);
  const places = [...FOLDERS, ...FRAME].map((place) =>
    join(ROOT, place.endsWith('versions') ? `legal-remote/content/${folder}versions` : join(place, folder)),
  );
  return places.flatMap((place) => contentTexts(place)).filter(({ at }) => !/ question$/.test(at));
}

it('has a list of terms for each language', () => {
  expect(Object.keys(TERMS)).toEqual(languages.map(({ tag }) => tag));
});

it('has headings of one case: sentences in the policy, titles in the footer', () => {
  const headings = textsIn('en').filter(({ at }) => / (title|quickLinks|contact|company)$/.test(at));
  const inPolicy = headings.filter(({ at }) => / sections /.test(at)).map(({ text }) => text);
  const inFooter = headings.filter(({ at }) => / footer /.test(at)).map(({ text }) => text);

  expect(inPolicy.length).toBeGreaterThan(20);
  expect(inPolicy.filter((text) => /.[A-Z]/.test(text.replace('India', '')))).toEqual([]);
  expect(inFooter).toHaveLength(3);
  expect(inFooter.filter((text) => / [a-z]/.test(text))).toEqual([]);
});

describe.each(Object.entries(TERMS))('the words in %s', (language, terms) => {
  const texts = textsIn(language);

  it.each(terms)('call $thing "$say", and nothing else', ({ say, not }) => {
    expect(texts.some(({ text }) => text.includes(say))).toBe(true);
    expect(texts.filter(({ text }) => not.test(text))).toEqual([]);
  });

  it('have the quotation marks of the language', () => {
    const [open, close] = language === 'ur' ? ['”', '“'] : ['“', '”'];
    const straight = texts.filter(({ text }) => /["']/.test(text));
    const turned = texts.filter(({ text }) => {
      const marks = text.match(/[“”]/g) ?? [];
      return marks.some((mark, index) => mark !== (index % 2 === 0 ? open : close));
    });

    expect({ straight, turned }).toEqual({ straight: [], turned: [] });
  });

  it('have the other marks of the language, and no line that begins with the end of a word', () => {
    expect(texts.filter(({ text }) => WRONG_MARKS.test(text))).toEqual([]);
  });
});
