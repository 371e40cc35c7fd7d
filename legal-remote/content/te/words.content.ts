import type { Words } from '../words.schema';

export const words: Words = {
  facts: {
    title: 'ఈ విధానం గురించి',
    runBy: 'నడిపేవారు',
    app: 'యాప్',
    version: 'వెర్షన్',
    status: 'స్థితి',
    draft: '{date} నాటి ముసాయిదా, అమలులో లేదు',
    inForce: 'అమలులోకి వచ్చిన తేదీ',
    updated: 'చివరి మార్పు',
    contact: 'సంప్రదించండి',
    grievance: 'ఫిర్యాదుల పరిష్కార అధికారి',
  },
  months: ['జనవరి', 'ఫిబ్రవరి', 'మార్చి', 'ఏప్రిల్', 'మే', 'జూన్', 'జులై', 'ఆగస్టు', 'సెప్టెంబర్', 'అక్టోబర్', 'నవంబర్', 'డిసెంబర్'],
  inShort: 'క్లుప్తంగా',
  prevails: 'ఈ విధానం పలు భాషల్లో ఉంది. వాటి మధ్య తేడా ఉంటే, {language} పాఠమే చెల్లుతుంది.',
  contents: 'విషయ సూచిక',
  copyLink: 'విభాగం {number} లింక్ కాపీ చేయండి',
  linkCopied: 'విభాగం {number} లింక్ కాపీ అయింది',
  copyFailed: 'లింక్ కాపీ చేయడం కుదరలేదు. అది ఇప్పుడు అడ్రస్ బార్‌లో ఉంది.',
  draftView: {
    title: 'ముసాయిదా',
    switch: 'నిర్ధారించనివి చూపించండి',
    explanation: 'ఇది ముసాయిదా: ఇందులోని {count} పాఠాలు ఎవరూ నిర్ధారించని ప్రతిపాదనలు.',
    mark: 'నిర్ధారించలేదు',
  },
  details: {
    person: 'వ్యక్తి',
    email: 'ఈమెయిల్',
    phone: 'ఫోన్',
    address: 'చిరునామా',
    answer: 'సమాధానం ఇచ్చే గడువు',
    days: '{days} రోజుల్లోగా',
  },
  history: {
    version: 'వెర్షన్ {number}',
    inForce: 'అమలులోకి వచ్చిన తేదీ:',
    coming: 'అమలులోకి వచ్చే తేదీ:',
    inFull: 'వెర్షన్ {number} పూర్తిగా',
    isReplaced: '{date} నాడు ఈ వెర్షన్ స్థానంలో వెర్షన్ {number} వచ్చింది.',
    isComing: 'ఈ వెర్షన్ {date} నాడు అమలులోకి వస్తుంది.',
    draft: '{date} నాటి ముసాయిదా, అమలులో లేదు',
    differences: 'ఏం మారింది, ఒక్కొక్క అంశంగా',
    noDifferences: 'ఏ అంశమూ మారలేదు.',
    added: 'చేర్చినది:',
    removed: 'తీసివేసినది:',
  },
  files: { text: 'ఈ విధానం కాపీని ఉంచుకోండి:', markdown: 'పాఠంగా (Markdown)', json: 'డేటాగా (JSON)' },
  closing: {
    text: 'ఇంకేమైనా తెలుసుకోవాలా?',
    whatsApp: 'వాట్సాప్‌లో చాట్ చేయండి',
  },
};

export const translation = { confirmed: false };
