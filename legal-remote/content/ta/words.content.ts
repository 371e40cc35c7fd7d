import type { Words } from '../words.schema';

export const words: Words = {
  facts: {
    title: 'இந்தக் கொள்கை பற்றி',
    runBy: 'நடத்துபவர்',
    app: 'ஆப்',
    version: 'பதிப்பு',
    status: 'நிலை',
    draft: '{date} தேதியிட்ட வரைவு, நடைமுறையில் இல்லை',
    inForce: 'நடைமுறைக்கு வந்த நாள்',
    updated: 'கடைசி மாற்றம்',
    contact: 'தொடர்பு',
    grievance: 'குறைதீர்ப்பு அதிகாரி',
  },
  inShort: 'சுருக்கமாக',
  contents: 'உள்ளடக்கம்',
  copyLink: 'பிரிவு {number} இணைப்பை நகலெடு',
  linkCopied: 'பிரிவு {number} இணைப்பு நகலெடுக்கப்பட்டது',
  copyFailed: 'இணைப்பை நகலெடுக்க முடியவில்லை. அது இப்போது முகவரிப் பட்டியில் உள்ளது.',
  draftView: {
    title: 'வரைவு',
    switch: 'உறுதிசெய்யப்படாததைக் காட்டு',
    explanation: 'இது ஒரு வரைவு: இதன் {count} உரைகள் யாரும் உறுதிசெய்யாத முன்மொழிவுகள்.',
    mark: 'உறுதிசெய்யப்படவில்லை',
  },
  details: {
    person: 'நபர்',
    email: 'மின்னஞ்சல்',
    phone: 'போன்',
    address: 'முகவரி',
    answer: 'பதிலளிக்கும் காலம்',
    days: '{days} நாட்களுக்குள்',
  },
  history: {
    version: 'பதிப்பு {number}',
    inForce: 'நடைமுறைக்கு வந்த நாள்:',
    coming: 'நடைமுறைக்கு வரும் நாள்:',
    inFull: 'பதிப்பு {number} முழுமையாக',
    isReplaced: '{date} அன்று இந்தப் பதிப்புக்குப் பதிலாகப் பதிப்பு {number} வந்தது.',
    isComing: 'இந்தப் பதிப்பு {date} அன்று நடைமுறைக்கு வருகிறது.',
    draft: '{date} தேதியிட்ட வரைவு, நடைமுறையில் இல்லை',
    differences: 'என்ன மாறியது, ஒவ்வொரு உட்பிரிவாக',
    noDifferences: 'எந்த உட்பிரிவும் மாறவில்லை.',
    added: 'சேர்த்தது:',
    removed: 'நீக்கியது:',
  },
  files: { text: 'இந்தக் கொள்கையின் நகலை வைத்துக்கொள்ளுங்கள்:', markdown: 'உரையாக (Markdown)', json: 'தரவாக (JSON)' },
  closing: {
    text: 'வேறு ஏதாவது அறிய வேண்டுமா?',
    whatsApp: 'வாட்ஸ்அப்பில் பேசுங்கள்',
  },
};

export const translation = { confirmed: false };
