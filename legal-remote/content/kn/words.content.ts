import type { Words } from '../words.schema';

export const words: Words = {
  facts: {
    title: 'ಈ ನೀತಿಯ ಬಗ್ಗೆ',
    runBy: 'ನಡೆಸುವವರು',
    app: 'ಆ್ಯಪ್',
    version: 'ಆವೃತ್ತಿ',
    status: 'ಸ್ಥಿತಿ',
    draft: '{date} ರ ಕರಡು, ಜಾರಿಯಲ್ಲಿಲ್ಲ',
    inForce: 'ಜಾರಿಗೆ ಬಂದ ದಿನ',
    updated: 'ಕೊನೆಯ ಬದಲಾವಣೆ',
    contact: 'ಸಂಪರ್ಕ',
    grievance: 'ಕುಂದುಕೊರತೆ ಅಧಿಕಾರಿ',
  },
  inShort: 'ಸಂಕ್ಷಿಪ್ತವಾಗಿ',
  contents: 'ಪರಿವಿಡಿ',
  copyLink: 'ವಿಭಾಗ {number} ರ ಲಿಂಕ್ ಕಾಪಿ ಮಾಡಿ',
  linkCopied: 'ವಿಭಾಗ {number} ರ ಲಿಂಕ್ ಕಾಪಿ ಆಗಿದೆ',
  copyFailed: 'ಲಿಂಕ್ ಕಾಪಿ ಮಾಡಲು ಆಗಲಿಲ್ಲ. ಅದು ಈಗ ವಿಳಾಸ ಪಟ್ಟಿಯಲ್ಲಿದೆ.',
  draftView: {
    title: 'ಕರಡು',
    switch: 'ದೃಢೀಕರಿಸದೆ ಇರುವುದನ್ನು ತೋರಿಸಿ',
    explanation: 'ಇದು ಕರಡು: ಇದರ {count} ಪಠ್ಯಗಳು ಯಾರೂ ದೃಢೀಕರಿಸದ ಪ್ರಸ್ತಾವಗಳು.',
    mark: 'ದೃಢೀಕರಿಸಿಲ್ಲ',
  },
  details: {
    person: 'ವ್ಯಕ್ತಿ',
    email: 'ಇಮೇಲ್',
    phone: 'ಫೋನ್',
    address: 'ವಿಳಾಸ',
    answer: 'ಉತ್ತರ ನೀಡುವ ಅವಧಿ',
    days: '{days} ದಿನಗಳ ಒಳಗೆ',
  },
  history: {
    version: 'ಆವೃತ್ತಿ {number}',
    inForce: 'ಜಾರಿಗೆ ಬಂದ ದಿನ:',
    coming: 'ಜಾರಿಗೆ ಬರುವ ದಿನ:',
    inFull: 'ಆವೃತ್ತಿ {number} ಪೂರ್ತಿಯಾಗಿ',
    isReplaced: '{date} ರಂದು ಈ ಆವೃತ್ತಿಯ ಬದಲಿಗೆ ಆವೃತ್ತಿ {number} ಬಂದಿದೆ.',
    isComing: 'ಈ ಆವೃತ್ತಿ {date} ರಂದು ಜಾರಿಗೆ ಬರುತ್ತದೆ.',
    draft: '{date} ರ ಕರಡು, ಜಾರಿಯಲ್ಲಿಲ್ಲ',
    differences: 'ಏನು ಬದಲಾಗಿದೆ, ಒಂದೊಂದು ಅಂಶವಾಗಿ',
    noDifferences: 'ಯಾವ ಅಂಶವೂ ಬದಲಾಗಿಲ್ಲ.',
    added: 'ಸೇರಿಸಿದ್ದು:',
    removed: 'ತೆಗೆದದ್ದು:',
  },
  files: { text: 'ಈ ನೀತಿಯ ಪ್ರತಿ ಇಟ್ಟುಕೊಳ್ಳಿ:', markdown: 'ಪಠ್ಯವಾಗಿ (Markdown)', json: 'ಡೇಟಾ ಆಗಿ (JSON)' },
  closing: {
    text: 'ಇನ್ನೇನಾದರೂ ತಿಳಿಯಬೇಕೇ?',
    whatsApp: 'ವಾಟ್ಸಾಪ್‌ನಲ್ಲಿ ಚಾಟ್ ಮಾಡಿ',
  },
};

export const translation = { confirmed: false };
