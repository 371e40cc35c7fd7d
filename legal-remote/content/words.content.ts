import type { Words } from './words.schema';

export const words: Words = {
  facts: {
    title: 'About this policy',
    runBy: 'Run by',
    app: 'App',
    version: 'Version',
    status: 'Status',
    draft: 'Draft of {date}, not in force',
    inForce: 'In force from',
    updated: 'Last updated',
    contact: 'Contact',
    grievance: 'Grievance officer',
  },
  inShort: 'In short',
  contents: 'Contents',
  copyLink: 'Copy link to section {number}',
  linkCopied: 'Link to section {number} copied',
  copyFailed: 'The link could not be copied. It now stands in the address bar.',
  draftView: {
    title: 'Draft',
    switch: 'Show what is not confirmed',
    explanation: 'This is a draft: {count} of its texts are proposals that nobody has confirmed.',
    mark: 'not confirmed',
  },
  details: {
    person: 'Person',
    email: 'E-mail',
    phone: 'Phone',
    address: 'Address',
    answer: 'Answers within',
    days: '{days} days',
  },
  history: {
    version: 'Version {number}',
    inForce: 'in force from',
    draft: 'draft of {date}, not in force',
    differences: 'What changed, clause by clause',
    noDifferences: 'No clause was changed.',
    added: 'added:',
    removed: 'removed:',
  },
  files: { text: 'Keep a copy of this policy:', markdown: 'as text (Markdown)', json: 'as data (JSON)' },
  closing: {
    text: 'Anything else that you would like to know?',
    whatsApp: 'Chat on WhatsApp',
  },
};
