import type { Words } from '../words.schema';

export const words: Words = {
  facts: {
    title: 'इस नीति के बारे में',
    runBy: 'संचालक',
    app: 'ऐप',
    version: 'वर्शन',
    status: 'स्थिति',
    draft: '{date} का मसौदा, लागू नहीं है',
    inForce: 'लागू होने की तारीख',
    updated: 'पिछला बदलाव',
    contact: 'संपर्क',
    grievance: 'शिकायत अधिकारी',
  },
  months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्तूबर', 'नवंबर', 'दिसंबर'],
  inShort: 'संक्षेप में',
  prevails: 'यह नीति कई भाषाओं में है। उनमें अंतर हो, तो {language} पाठ ही मान्य है।',
  contents: 'विषय-सूची',
  copyLink: 'खंड {number} का लिंक कॉपी करें',
  linkCopied: 'खंड {number} का लिंक कॉपी हो गया',
  copyFailed: 'लिंक कॉपी नहीं हो सका। अब वह एड्रेस बार में है।',
  draftView: {
    title: 'मसौदा',
    switch: 'जिसकी पुष्टि नहीं हुई है, वह दिखाएँ',
    explanation: 'यह एक मसौदा है: इसके {count} पाठ ऐसे प्रस्ताव हैं जिनकी किसी ने पुष्टि नहीं की है।',
    mark: 'पुष्टि नहीं हुई',
  },
  details: {
    person: 'व्यक्ति',
    email: 'ईमेल',
    phone: 'फ़ोन',
    address: 'पता',
    answer: 'जवाब का समय',
    days: '{days} दिन के भीतर',
  },
  history: {
    version: 'वर्शन {number}',
    inForce: 'इस तारीख से लागू:',
    coming: 'लागू होने की तारीख:',
    inFull: 'पूरा वर्शन {number}',
    isReplaced: '{date} को वर्शन {number} ने इस वर्शन की जगह ली।',
    isComing: 'यह वर्शन {date} से लागू होगा।',
    draft: '{date} का मसौदा, लागू नहीं है',
    differences: 'क्या बदला, बिंदु-दर-बिंदु',
    noDifferences: 'कोई बिंदु नहीं बदला।',
    added: 'जोड़ा गया:',
    removed: 'हटाया गया:',
  },
  files: {
    text: 'इस नीति की एक कॉपी अपने पास रखें:',
    markdown: 'टेक्स्ट के रूप में (Markdown)',
    json: 'डेटा के रूप में (JSON)',
  },
  closing: {
    text: 'क्या आप कुछ और जानना चाहते हैं?',
    whatsApp: 'व्हाट्सऐप पर बात करें',
  },
};

export const translation = { confirmed: false };
