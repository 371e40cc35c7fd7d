import type { Policy } from '../../policy/policy.schema';

export const v1: Policy = {
  id: 'v1',
  version: '1',
  effectiveDate: '⟦effective date⟧',
  approvedBy: '⟦approver⟧',
  approvedOn: '⟦approval date⟧',
  changes: ['First version.'],
  title: 'Privacy Policy',
  lead: 'This policy is for everyone who uses the {app} app or this website, and for everyone who orders on behalf of a kirana, cafe, restaurant, pub, bar, food vendor, office or hostel. {company} runs both and answers for your personal data.',
  keyPoints: [
    'We [do not sell your data](#sharing).',
    'You can [see and correct your data](#your-rights), and have it deleted [with your account](#delete-account).',
    'The app is [not for anyone under 18](#childrens-privacy).',
    'If something is wrong, [a named person answers you](#grievance).',
  ],
  shortNote: 'Each section starts with its gist, marked “In short”. The full text is what counts.',
  sections: [
    {
      id: 'information-collected',
      number: 1,
      title: 'Information collected',
      inShort:
        'Personal information, order and transaction information, and device information. Each item is listed with its purpose and how long we keep it.',
      blocks: [
        {
          kind: 'text',
          text: 'These tables list each item of personal data that the {app} app collects. “Needed” means that we cannot take your order without it.',
          confirmed: false,
        },
        { kind: 'heading', title: 'Personal information' },
        {
          kind: 'table',
          caption: 'Personal information',
          columns: {
            item: 'Data',
            when: 'When collected',
            needed: 'Needed?',
            purpose: 'Purpose',
            kept: 'Kept for',
          },
          rows: [
            {
              cells: {
                item: 'Name',
                when: '⟦when⟧',
                needed: '⟦needed?⟧',
                purpose: 'To know who the order is for',
                kept: '⟦how long⟧',
              },
              confirmed: false,
            },
            {
              cells: {
                item: 'Mobile number',
                when: '⟦when⟧',
                needed: '⟦needed?⟧',
                purpose: '⟦purpose⟧',
                kept: '⟦how long⟧',
              },
              confirmed: false,
            },
            {
              cells: {
                item: 'Shop name',
                when: '⟦when⟧',
                needed: '⟦needed?⟧',
                purpose: '⟦purpose⟧',
                kept: '⟦how long⟧',
              },
              confirmed: false,
            },
            {
              cells: {
                item: 'Address',
                when: '⟦when⟧',
                needed: '⟦needed?⟧',
                purpose: 'To deliver your order',
                kept: '⟦how long⟧',
              },
              confirmed: false,
            },
            {
              cells: {
                item: '⟦GSTIN, if collected⟧',
                when: '⟦when⟧',
                needed: '⟦needed?⟧',
                purpose: '⟦purpose⟧',
                kept: '⟦how long⟧',
              },
              confirmed: false,
            },
          ],
        },
        { kind: 'heading', title: 'Order and transaction information' },
        {
          kind: 'table',
          caption: 'Order and transaction information',
          columns: {
            item: 'Data',
            when: 'When collected',
            needed: 'Needed?',
            purpose: 'Purpose',
            kept: 'Kept for',
          },
          rows: [
            {
              cells: {
                item: 'Your orders',
                when: 'When you confirm an order',
                needed: 'Needed',
                purpose: 'To confirm, deliver and track the order',
                kept: '⟦how long⟧',
              },
              confirmed: false,
            },
            {
              cells: {
                item: 'Transactions: ⟦which details⟧',
                when: '⟦when⟧',
                needed: '⟦needed?⟧',
                purpose: 'To take payment for the order',
                kept: '⟦how long⟧',
              },
              confirmed: false,
            },
          ],
        },
        { kind: 'heading', title: 'Device information' },
        {
          kind: 'table',
          caption: 'Device information',
          columns: {
            item: 'Data',
            when: 'When collected',
            needed: 'Needed?',
            purpose: 'Purpose',
            kept: 'Kept for',
          },
          rows: [
            {
              cells: {
                item: 'Location',
                when: '⟦when⟧',
                needed: '⟦needed?⟧',
                purpose: 'To find your delivery address and check that we serve it',
                kept: '⟦how long⟧',
              },
              confirmed: false,
            },
            {
              cells: {
                item: '⟦device details, such as the model⟧',
                when: '⟦when⟧',
                needed: '⟦needed?⟧',
                purpose: '⟦purpose⟧',
                kept: '⟦how long⟧',
              },
              confirmed: false,
            },
            {
              cells: {
                item: '⟦pictures, files or sound, if collected⟧',
                when: '⟦when⟧',
                needed: '⟦needed?⟧',
                purpose: '⟦purpose⟧',
                kept: '⟦how long⟧',
              },
              confirmed: false,
            },
          ],
        },
        { kind: 'heading', title: 'This website' },
        {
          kind: 'text',
          text: 'This website has no login, takes no orders and sets no cookies. If you choose a light or dark theme, your browser remembers it and sends it to nobody. The server that sends you the pages notes ⟦what it logs, and for how long⟧.',
          confirmed: false,
        },
      ],
    },
    {
      id: 'use-of-information',
      number: 2,
      title: 'Use of information',
      inShort: 'To take your order, bring it to you and keep you informed.',
      blocks: [
        {
          kind: 'text',
          text: 'With your consent we use personal data for the purposes that the tables of [section 1](#information-collected) name. They come to these:',
          confirmed: false,
        },
        {
          kind: 'list',
          items: [
            'to show you products and take your order;',
            'to confirm your order, deliver it and let you track it;',
            'to tell you about your order;',
            'to send you promotions, unless you [opt out](#your-rights);',
            'to answer your questions and requests;',
            'to do what the law requires of us.',
          ],
          confirmed: false,
        },
        {
          kind: 'text',
          text: 'Before we use your data for anything else, we ask for your consent again.',
          confirmed: false,
        },
        { kind: 'heading', id: 'retention', title: 'How long we keep it' },
        {
          kind: 'text',
          text: 'The tables of [section 1](#information-collected) say how long we keep each item. We erase it when that time is over, when its purpose has ended, or when you withdraw your consent, whichever comes first, unless a law requires us to keep it longer.',
          confirmed: false,
        },
        {
          kind: 'text',
          text: 'Laws require us to keep these longer: ⟦which data and logs, under which law, and how long; at least one year where rule 8(3) of the Digital Personal Data Protection Rules, 2025 applies⟧.',
        },
      ],
    },
    {
      id: 'sharing',
      number: 3,
      title: 'Sharing',
      inShort:
        'Only with those who bring your order, those who take your payment, and regulators. We do not sell your data.',
      blocks: [
        {
          kind: 'text',
          text: '**We do not sell your personal data.** We share it with these, each for one reason:',
        },
        {
          kind: 'table',
          caption: 'Who receives personal data',
          columns: { who: 'Who', why: 'Why', what: 'They receive' },
          rows: [
            {
              cells: { who: 'Logistics partners', why: 'To deliver your order', what: '⟦which data⟧' },
              confirmed: false,
            },
            {
              cells: { who: 'Payment gateways', why: 'To take your payment', what: '⟦which data⟧' },
              confirmed: false,
            },
            {
              cells: { who: 'Regulators', why: 'When the law requires it', what: '⟦which data⟧' },
              confirmed: false,
            },
          ],
        },
        { kind: 'heading', title: 'Outside India' },
        { kind: 'text', text: 'Does personal data leave India? ⟦Yes or no. If yes: where to, and why⟧' },
      ],
    },
    {
      id: 'security',
      number: 4,
      title: 'Security',
      inShort: 'We protect your data with the measures listed here, and tell you if they ever fail.',
      blocks: [
        { kind: 'text', text: 'We protect personal data with these measures:' },
        { kind: 'list', items: ['⟦first measure⟧', '⟦second measure⟧', '⟦third measure⟧'] },
        {
          kind: 'text',
          text: 'No measure makes data completely safe. If your personal data is breached, we tell you and the Data Protection Board of India without delay, as the law requires.',
          confirmed: false,
        },
      ],
    },
    {
      id: 'your-rights',
      number: 5,
      title: 'User rights',
      inShort:
        'You can see, correct and delete your data, take back your consent, opt out of promotions, name someone to act for you, and complain.',
      blocks: [
        {
          kind: 'table',
          caption: 'Your rights and how to use them',
          columns: { right: 'Your right', means: 'What it means', how: 'How to use it' },
          rows: [
            {
              cells: {
                right: 'Access',
                means: 'Get a summary of your personal data, what we do with it, and with whom we share it.',
                how: '[Ask us](#how-to-ask)',
              },
              confirmed: false,
            },
            {
              cells: {
                right: 'Correction',
                means: 'Have wrong data corrected, missing data completed and old data updated.',
                how: '⟦where in the app⟧, or [ask us](#how-to-ask)',
              },
              confirmed: false,
            },
            {
              cells: {
                right: 'Deletion',
                means: 'Request that we delete your data and your account.',
                how: '[Delete your account](#delete-account)',
              },
              confirmed: false,
            },
            {
              cells: {
                right: 'Opting out of promotions',
                means: 'Receive no more promotions from us.',
                how: '⟦where in the app⟧, or [ask us](#how-to-ask)',
              },
              confirmed: false,
            },
            {
              cells: {
                right: 'Withdrawing consent',
                means: 'Take your consent back, as easily as you gave it.',
                how: '[Withdraw consent](#withdraw-consent)',
              },
              confirmed: false,
            },
            {
              cells: {
                right: 'Nomination',
                means: 'Name someone who uses your rights if you die or can no longer use them yourself.',
                how: '[Nominate someone](#nominate)',
              },
              confirmed: false,
            },
            {
              cells: {
                right: 'Complaint',
                means:
                  'Have a complaint answered by a named person and, after that, by the Data Protection Board of India.',
                how: '[Complain](#grievance)',
              },
              confirmed: false,
            },
          ],
        },
        { kind: 'heading', id: 'how-to-ask', title: 'How to ask' },
        {
          kind: 'text',
          text: 'Send us a message, with your registered mobile number: by it we find your data and know that you are asking. ⟦Anything else that we need⟧',
          confirmed: false,
        },
        {
          kind: 'request',
          whatsApp: 'Ask on WhatsApp',
          email: 'Ask by e-mail',
          subject: 'My personal data',
          message:
            'Hello! I have a request about my personal data. My registered mobile number and my request:',
        },
        { kind: 'heading', id: 'withdraw-consent', title: 'Withdrawing consent' },
        { kind: 'text', text: 'In the app: ⟦where⟧. Or send us one message:', confirmed: false },
        {
          kind: 'request',
          whatsApp: 'Withdraw consent on WhatsApp',
          email: 'Withdraw consent by e-mail',
          subject: 'I withdraw my consent',
          message:
            'Hello! I withdraw my consent to the use of my personal data. My registered mobile number:',
        },
        {
          kind: 'text',
          text: 'What we did before you withdrew it stays lawful. From then on we stop using the data and erase it, unless a law requires us to keep it. What the app can no longer do for you without the data: ⟦what⟧.',
          confirmed: false,
        },
        { kind: 'heading', id: 'delete-account', title: 'Deleting your account' },
        { kind: 'text', text: 'In the app: ⟦where⟧. Or without the app, in four steps:', confirmed: false },
        {
          kind: 'steps',
          items: [
            'Send us the message below on WhatsApp or by e-mail, with your registered mobile number.',
            'We check that the account is yours: ⟦how⟧.',
            'We delete your account and its data within ⟦days⟧ days.',
            'We tell you when it is done.',
          ],
          confirmed: false,
        },
        {
          kind: 'request',
          whatsApp: 'Delete my account on WhatsApp',
          email: 'Delete my account by e-mail',
          subject: 'Delete my account',
          message: 'Hello! Please delete my account and my data. My registered mobile number:',
        },
        {
          kind: 'table',
          caption: 'What is deleted and what is kept',
          columns: { what: 'Data', happens: 'What happens', kept: 'Kept for' },
          rows: [
            {
              cells: { what: '⟦data that is deleted⟧', happens: 'Deleted', kept: 'Not kept' },
              confirmed: false,
            },
            {
              cells: { what: '⟦data that is kept⟧', happens: 'Kept: ⟦why⟧', kept: '⟦how long⟧' },
              confirmed: false,
            },
          ],
        },
        { kind: 'heading', id: 'nominate', title: 'Nominating someone' },
        {
          kind: 'text',
          text: 'Tell us whom you nominate, [as with any other request](#how-to-ask). ⟦How a nomination is recorded, and how the nominee uses it⟧',
          confirmed: false,
        },
        { kind: 'heading', id: 'grievance', title: 'Complaints' },
        { kind: 'text', text: 'First tell our grievance officer, by e-mail or phone:' },
        { kind: 'officer', days: '⟦days⟧' },
        {
          kind: 'text',
          text: 'If you have used this route and are not content with the result, you can complain to the **Data Protection Board of India**: ⟦how to reach the Board⟧. The Board hears complaints that went through our grievance officer first.',
          confirmed: false,
        },
      ],
    },
    {
      id: 'childrens-privacy',
      number: 6,
      title: 'Children’s privacy',
      inShort: 'The app is not for anyone under 18.',
      blocks: [
        {
          kind: 'text',
          text: 'The {app} app is **not for users under 18**. In Indian law a child is anyone under 18, and a child’s data may be used only with the verifiable consent of a parent.',
        },
        {
          kind: 'text',
          text: 'If we learn that a child’s data has reached us, ⟦what we do⟧. If you know of any, [tell us](#how-to-ask).',
        },
      ],
    },
    {
      id: 'app-permissions',
      number: 7,
      title: 'App permissions',
      inShort: 'Nine permissions, each with its reason.',
      blocks: [
        {
          kind: 'table',
          caption: 'Permissions of the app',
          columns: { permission: 'Permission', reason: 'Why the app asks for it' },
          rows: [
            {
              cells: { permission: 'Internet', reason: 'To load products and send orders' },
              icon: 'internet',
              confirmed: false,
            },
            {
              cells: {
                permission: 'Location',
                reason: 'To find your delivery address and check that we serve it',
              },
              icon: 'location',
              confirmed: false,
            },
            {
              cells: { permission: 'Camera', reason: '⟦why the app uses the camera⟧' },
              icon: 'camera',
              confirmed: false,
            },
            {
              cells: { permission: 'Storage', reason: '⟦why the app uses storage⟧' },
              icon: 'storage',
              confirmed: false,
            },
            { cells: { permission: 'Vibrate', reason: 'To alert you' }, icon: 'vibrate', confirmed: false },
            {
              cells: {
                permission: 'Boot completed',
                reason: 'To resume notifications after the phone restarts',
              },
              icon: 'boot',
              confirmed: false,
            },
            {
              cells: { permission: 'Post notifications', reason: 'To tell you about your order' },
              icon: 'notifications',
              confirmed: false,
            },
            {
              cells: { permission: 'Wake lock', reason: 'To finish receiving updates' },
              icon: 'wakeLock',
              confirmed: false,
            },
            {
              cells: { permission: 'Record audio', reason: '⟦why the app records audio⟧' },
              icon: 'audio',
              confirmed: false,
            },
          ],
        },
        { kind: 'heading', title: 'Changing permissions' },
        {
          kind: 'text',
          text: 'On your phone: **Settings › Apps › {app} › Permissions**. The names can differ from phone to phone.',
          confirmed: false,
        },
      ],
    },
    {
      id: 'policy-changes',
      number: 8,
      title: 'Policy changes',
      inShort: 'Each change is a new version, with its date and what is new. Earlier versions stay listed.',
      blocks: [
        {
          kind: 'text',
          text: 'When we change this policy, we publish a new version on this page. Before it takes effect we tell you: ⟦how, such as by a message in the app⟧. Where the law asks for your consent, we ask for it again.',
          confirmed: false,
        },
        { kind: 'heading', id: 'versions', title: 'Versions' },
        { kind: 'versions' },
      ],
    },
    {
      id: 'contact',
      number: 9,
      title: 'Contact',
      inShort: 'Write, call or send a message, about this policy or about your data.',
      blocks: [
        { kind: 'contact' },
        { kind: 'heading', id: 'language', title: 'In your language' },
        {
          kind: 'text',
          text: 'You can ask for this policy in English or in any of the 22 languages of the Eighth Schedule to the Constitution of India. Until a translation is approved, the English text is what counts.',
          confirmed: false,
        },
        {
          kind: 'request',
          whatsApp: 'Ask for a language on WhatsApp',
          email: 'Ask for a language by e-mail',
          subject: 'The privacy policy in my language',
          message: 'Hello! Please send me the privacy policy in this language:',
        },
      ],
    },
  ],
};
