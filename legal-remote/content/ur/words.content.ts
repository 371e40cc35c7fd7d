import type { Words } from '../words.schema';

export const words: Words = {
  facts: {
    title: 'اس پالیسی کے بارے میں',
    runBy: 'چلانے والی کمپنی',
    app: 'ایپ',
    version: 'ورژن',
    status: 'حیثیت',
    draft: '{date} کا مسودہ، نافذ نہیں ہے',
    inForce: 'نافذ ہونے کی تاریخ',
    updated: 'آخری تبدیلی',
    contact: 'رابطہ',
    grievance: 'شکایت افسر',
  },
  inShort: 'مختصراً',
  contents: 'فہرست',
  copyLink: 'حصہ {number} کا لنک کاپی کریں',
  linkCopied: 'حصہ {number} کا لنک کاپی ہو گیا',
  copyFailed: 'لنک کاپی نہیں ہو سکا۔ اب وہ ایڈریس بار میں ہے۔',
  draftView: {
    title: 'مسودہ',
    switch: 'جس کی تصدیق نہیں ہوئی، وہ دکھائیں',
    explanation: 'یہ ایک مسودہ ہے: اس کی {count} عبارتیں ایسی تجاویز ہیں جن کی کسی نے تصدیق نہیں کی ہے۔',
    mark: 'تصدیق نہیں ہوئی',
  },
  details: {
    person: 'شخص',
    email: 'ای میل',
    phone: 'فون',
    address: 'پتا',
    answer: 'جواب کی مدت',
    days: '{days} دن کے اندر',
  },
  history: {
    version: 'ورژن {number}',
    inForce: 'نافذ ہونے کی تاریخ',
    coming: 'نافذ ہوگا',
    inFull: 'مکمل ورژن {number}',
    isReplaced: '{date} کو ورژن {number} نے اس ورژن کی جگہ لی۔',
    isComing: 'یہ ورژن {date} سے نافذ ہوگا۔',
    draft: '{date} کا مسودہ، نافذ نہیں ہے',
    differences: 'کیا بدلا، شق بہ شق',
    noDifferences: 'کوئی شق نہیں بدلی۔',
    added: 'شامل کیا گیا:',
    removed: 'ہٹایا گیا:',
  },
  files: {
    text: 'اس پالیسی کی ایک نقل اپنے پاس رکھیں:',
    markdown: 'متن کی شکل میں (Markdown)',
    json: 'ڈیٹا کی شکل میں (JSON)',
  },
  closing: {
    text: 'کیا آپ کچھ اور جاننا چاہتے ہیں؟',
    whatsApp: 'واٹس ایپ پر بات کریں',
  },
};

export const translation = { confirmed: false };
