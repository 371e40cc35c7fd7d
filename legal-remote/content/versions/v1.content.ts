import type { Policy } from '../../policy/policy.schema';

export const v1: Policy = {
  id: 'v1',
  version: '1',
  status: { kind: 'draft', writtenOn: '2026-11-21' },
  changes: ['First version.'],
  title: 'Privacy Policy',
  lead: 'This policy is for everyone who uses the {app} app or this website, and for everyone who orders on behalf of a kirana, cafe, restaurant, pub, bar, food vendor, office or hostel. {company} runs both and is responsible for your personal data.',
  keyPoints: [
    'We [do not sell your data](#sharing).',
    'You can [see and correct your data](#your-rights), and have it deleted [with your account](#delete-account).',
    'The app is [not for anyone under 18](#childrens-privacy).',
    'If something is wrong, [our grievance officer answers you](#grievance).',
  ],
  shortNote: 'Each section starts with a summary, marked “In short”. The full text is what counts.',
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
          question:
            'The business: is this all that the app collects, and does it agree with the Data safety form on Google Play?',
        },
        { kind: 'heading', title: 'Personal information' },
        {
          kind: 'table',
          caption: 'Personal information',
          question:
            'The business: does the app collect these, at these moments, and can it take no order without those that are needed? Do promotions come to the mobile number, or as notifications?',
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
                when: 'When you create your account',
                needed: 'Needed',
                purpose: 'To know who the order is for, and to write it on the invoice',
                kept: 'Until you delete your account, then 1 year; on invoices, 8 financial years',
              },
              confirmed: false,
            },
            {
              cells: {
                item: 'Mobile number',
                when: 'When you create your account',
                needed: 'Needed',
                purpose:
                  'To sign you in, to reach you about a delivery, to answer your requests and know that they come from you, and to send you promotions, if you agreed',
                kept: 'Until you delete your account, then 1 year',
              },
              confirmed: false,
            },
            {
              cells: {
                item: 'Name of your shop or business',
                when: 'When you create your account',
                needed: 'Needed',
                purpose: 'To find you on delivery, and to write it on the invoice',
                kept: 'Until you delete your account, then 1 year; on invoices, 8 financial years',
              },
              confirmed: false,
            },
            {
              cells: {
                item: 'Address',
                when: 'When you save a delivery address',
                needed: 'Needed',
                purpose: 'To deliver your order, and to write it on the invoice',
                kept: 'Until you delete the address or your account, then 1 year; on invoices, 8 financial years',
              },
              confirmed: false,
            },
            {
              cells: {
                item: 'GSTIN',
                when: 'If you enter it for your invoices',
                needed: 'Not needed',
                purpose: 'To write it on your tax invoices',
                kept: '8 financial years, with the invoices',
              },
              confirmed: false,
            },
          ],
        },
        { kind: 'heading', title: 'Order and transaction information' },
        {
          kind: 'table',
          caption: 'Order and transaction information',
          question: 'The business: does the app collect these, and at these moments?',
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
                kept: '8 financial years, with the invoices',
              },
              confirmed: false,
            },
            {
              cells: {
                item: 'Transactions: amount, time, means of payment and reference',
                when: 'When you pay',
                needed: 'Needed',
                purpose: 'To take payment for the order, and to pay back what is due to you',
                kept: '8 financial years',
              },
              confirmed: false,
            },
          ],
        },
        { kind: 'heading', title: 'Device information' },
        {
          kind: 'table',
          caption: 'Device information',
          question:
            'The business: does the app collect these, and at these moments? How long does it keep push tokens?',
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
                when: 'When you set a delivery address, if you allow it',
                needed: 'Not needed: you can type the address',
                purpose: 'To find your delivery address and check that we serve it',
                kept: '1 year',
              },
              confirmed: false,
            },
            {
              cells: {
                item: 'Device details: model, Android and app version, push token (what notifications are sent to)',
                when: 'When you use the app',
                needed: 'Needed',
                purpose: 'To send notifications to the right phone, to find faults, and to notice misuse',
                kept: '1 year',
              },
              confirmed: false,
            },
            {
              cells: {
                item: 'Pictures and voice messages',
                when: 'When you send one with a report about an order',
                needed: 'Not needed',
                purpose: 'To settle what you report, such as a damaged item',
                kept: '1 year after it is settled',
              },
              confirmed: false,
            },
          ],
        },
        { kind: 'heading', title: 'This website' },
        {
          kind: 'text',
          text: 'This website has no login, takes no orders and sets no cookies. If you choose a theme or a language, or close the offer of another language, your browser remembers that and sends it to nobody. If you press Download, the link tells Google Play that you come from this website, and from which button.',
          confirmed: false,
          question:
            'The business: is this all that the live website stores and sends, on the servers that it will run on?',
        },
        {
          kind: 'text',
          text: 'The server that sends you the pages notes the IP address, the page and the time of each request. We use these notes only to keep the site running and safe, and erase them after one year.',
          confirmed: false,
          question:
            'Counsel: are these notes among the logs that rule 8(3) keeps for one year from May 2027? CERT-In asks for 180 days. May they be erased sooner until then?',
        },
        {
          kind: 'text',
          text: 'To see whether a new version of this website works, we may count visits. A page then sends our server two short messages at most. They say:',
          confirmed: false,
          question:
            'Counsel: do these messages need consent, though they hold nothing by which a visitor could be known again?',
        },
        {
          kind: 'list',
          items: [
            'which version of the page you opened;',
            'which page it is, and in which language;',
            'whether it started;',
            'which part of it failed, with a code number for the kind of error;',
            'how fast it was shown, how fast it answered and how much it moved;',
            'whether you pressed Download or WhatsApp, and where on the page;',
            'whether you used the pincode check.',
          ],
          confirmed: false,
        },
        {
          kind: 'text',
          text: 'They hold nothing that you typed and nothing by which we could know you or your device again. We add them up and keep the sums only. If your browser asks sites not to follow you (Global Privacy Control, Do Not Track), the page sends none.',
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
          text: 'With your consent we use personal data for the purposes that the tables of [section 1](#information-collected) name. Together they are:',
          confirmed: false,
          question:
            'Counsel: which of these uses rest on consent, and which on section 7 of the Digital Personal Data Protection Act, 2023?',
        },
        {
          kind: 'list',
          items: [
            'to show you products and take your order;',
            'to confirm your order, deliver it and let you track it;',
            'to take your payment and write your invoice;',
            'to tell you about your order;',
            'to settle what you report, and answer your questions and requests;',
            'to keep the app working, and notice misuse;',
            'to send you promotions, if you agreed; you can [opt out](#your-rights) at any time.',
          ],
          confirmed: false,
        },
        {
          kind: 'text',
          text: 'Apart from these, we use personal data to do what the law requires of us. That does not rest on your consent.',
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
          question:
            'Counsel: may data be kept for one year after consent is withdrawn, before rule 8(3) is in force in May 2027?',
        },
        {
          kind: 'text',
          text: 'If you have not used your account for three years, we delete it. We tell you at least 48 hours before.',
          confirmed: false,
          question:
            'Counsel: rule 8(1) and (2) ask this of e-commerce companies with two crore users or more. Does a smaller one promise it?',
        },
        {
          kind: 'text',
          text: 'Laws require us to keep some data longer, even if you delete your account:',
          confirmed: false,
        },
        {
          kind: 'list',
          items: [
            'from May 2027, the personal data that we have used, and the logs of its use: at least one year from the day of use (rule 8(3) of the Digital Personal Data Protection Rules, 2025);',
            'orders, payments and invoices: eight financial years (section 128(5) of the Companies Act, 2013; tax law requires 72 months from the due date of the annual return, section 36 of the Central Goods and Services Tax Act, 2017);',
            'what a court or an authority orders us to keep: as long as the order says.',
          ],
          confirmed: false,
          question:
            'Counsel: does rule 8(3) start on 13 or 14 May 2027, or has that been moved? Is 8 financial years right for orders and payments? Does the policy go live before, and what does it say then?',
        },
        {
          kind: 'text',
          text: 'In that time we use the data for nothing else, and erase it when the time is over.',
          confirmed: false,
        },
      ],
    },
    {
      id: 'sharing',
      number: 3,
      title: 'Sharing',
      inShort:
        'Only with those who bring your order or take your payment, companies that work on our instructions, and regulators and courts. We do not sell your data.',
      blocks: [
        {
          kind: 'text',
          text: '**We do not sell your personal data.** We share it only with:',
        },
        {
          kind: 'table',
          caption: 'Who receives personal data',
          question:
            'The business: who receives which data, by name or kind? Counsel: is a list of kinds enough?',
          columns: { who: 'Who', why: 'Why', what: 'They receive' },
          rows: [
            {
              cells: {
                who: 'Logistics partners',
                why: 'To deliver your order',
                what: 'Your name, mobile number, name of your business, delivery address, and what to deliver',
              },
              confirmed: false,
            },
            {
              cells: {
                who: 'Payment gateways',
                why: 'To take your payment',
                what: 'Your name, mobile number, order number and amount. You give card and bank details to them, never to us',
              },
              confirmed: false,
            },
            {
              cells: {
                who: 'Companies that work on our instructions',
                why: 'To run servers and send messages for us',
                what: 'What they need for this work, and no more',
              },
              confirmed: false,
            },
            {
              cells: {
                who: 'Regulators and courts',
                why: 'When the law requires it',
                what: 'What the law or the order asks for, and no more',
              },
              confirmed: false,
            },
          ],
        },
        {
          kind: 'text',
          text: 'Companies that work on our instructions handle personal data on our behalf only, under a contract that binds them to the measures of [section 4](#security).',
          confirmed: false,
          question:
            'The business: is each of these companies bound by a contract, as section 8(2) of the Act asks?',
        },
        { kind: 'heading', title: 'Outside India' },
        {
          kind: 'text',
          text: 'We store your personal data in India. Notifications reach your phone through Google’s servers, which may be outside India. If you write to us on WhatsApp or by e-mail, the service that carries your message may handle it outside India too, under its own policy.',
          confirmed: false,
          question:
            'The business: do notifications go through Google’s servers? Does anything else leave India, such as crash reports, maps or messages?',
        },
      ],
    },
    {
      id: 'security',
      number: 4,
      title: 'Security',
      inShort: 'We protect your data with the measures listed here, and tell you if they ever fail.',
      blocks: [
        { kind: 'text', text: 'We protect personal data with these measures:' },
        {
          kind: 'list',
          items: [
            'It is encrypted on its way between the app and our servers, and where we store it.',
            'Only those of our staff who need it for their work can see it, each with a sign-in of their own.',
            'Each access is logged. We check the logs, and keep them for one year.',
            'We keep encrypted backups, so that your data is not lost.',
            'Payment gateways handle card and bank details; they never reach our servers.',
            'Those who handle data for us are bound by contract to protect it in the same way.',
          ],
          confirmed: false,
          question: 'The business: is each of these measures in place?',
        },
        {
          kind: 'text',
          text: 'No measure makes data completely safe. If your personal data is breached, we tell you without delay, and from May 2027 the Data Protection Board of India as well: what happened, what it can mean for you, what we do about it, and what you can do.',
          confirmed: false,
          question:
            'Counsel: does this say what is due for a breach before May 2027 (CERT-In) and after it (rule 7)?',
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
          question:
            'Counsel: are the rights worded as sections 11 to 14 of the Act give them, and may we grant them before May 2027? The business: do Account › Profile and Account › Notifications exist in the app?',
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
                how: 'In the app: **Account › Profile**. Or [ask us](#how-to-ask)',
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
                how: 'In the app: **Account › Notifications**. Or [ask us](#how-to-ask)',
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
                  'Have a complaint answered by our grievance officer and, from May 2027, after that by the Data Protection Board of India.',
                how: '[Complain](#grievance)',
              },
              confirmed: false,
            },
          ],
        },
        { kind: 'heading', id: 'how-to-ask', title: 'How to ask' },
        {
          kind: 'text',
          text: 'Send us a message, with your registered mobile number: with it we find your data and check that the request is yours. We need nothing else. If you write from another number or address, we first call the registered number. We answer within 30 days.',
          confirmed: false,
          question:
            'The business: is each request answered within 30 days, and is the registered number called?',
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
        {
          kind: 'text',
          text: 'In the app: **Account › Privacy › Withdraw consent**. Or send us one message:',
          confirmed: false,
          question: 'The business: does Account › Privacy › Withdraw consent exist in the app?',
        },
        {
          kind: 'request',
          whatsApp: 'Ask on WhatsApp to withdraw consent',
          email: 'Ask by e-mail to withdraw consent',
          subject: 'I withdraw my consent',
          message:
            'Hello! I withdraw my consent to the use of my personal data. My registered mobile number:',
        },
        {
          kind: 'text',
          text: 'What we did before you withdrew it stays lawful. From then on we stop using the data and erase it, unless a law requires us to keep it. Without your name, mobile number, name of your business, address and device details the app cannot take orders, and we close your account. Without your location you type the address yourself. Without promotions everything else works as before.',
          confirmed: false,
          question: 'Counsel: may the account be closed when consent to needed data is withdrawn?',
        },
        { kind: 'heading', id: 'delete-account', title: 'Deleting your account' },
        {
          kind: 'text',
          text: 'In the app: **Account › Privacy › Delete account**. Or without the app, in four steps:',
          confirmed: false,
          question:
            'The business: does Account › Privacy › Delete account exist in the app, as Google Play asks?',
        },
        {
          kind: 'steps',
          items: [
            'Send us the message below on WhatsApp or by e-mail, with your registered mobile number.',
            'We check that the account is yours: we call your registered mobile number, and never ask for a password or a PIN.',
            'We delete your account within 30 days, and all data that no law requires us to keep.',
            'We tell you when it is done.',
          ],
          confirmed: false,
        },
        {
          kind: 'request',
          whatsApp: 'Ask on WhatsApp to delete my account',
          email: 'Ask by e-mail to delete my account',
          subject: 'Delete my account',
          message: 'Hello! Please delete my account and my data. My registered mobile number:',
        },
        {
          kind: 'table',
          caption: 'What is deleted and what is kept',
          question: 'Counsel: may each of these be kept after the account is deleted, and for so long?',
          columns: { what: 'Data', happens: 'What happens', kept: 'Kept for' },
          rows: [
            {
              cells: {
                what: 'Your account, with its settings and the consent for promotions',
                happens: 'Deleted',
                kept: 'Not kept',
              },
              confirmed: false,
            },
            {
              cells: {
                what: 'Name, mobile number, name of your business, address, location and device details',
                happens:
                  'No longer used. Kept because the law requires it from May 2027: see [section 2.1](#retention)',
                kept: '1 year, then erased',
              },
              confirmed: false,
            },
            {
              cells: {
                what: 'Pictures and voice messages',
                happens: 'Kept to settle what you reported',
                kept: 'Until it is settled, then 1 year',
              },
              confirmed: false,
            },
            {
              cells: {
                what: 'Orders, transactions and invoices, with the name, business name, address and GSTIN on them',
                happens: 'Kept because tax and company law require it',
                kept: '8 financial years, then erased',
              },
              confirmed: false,
            },
          ],
        },
        { kind: 'heading', id: 'nominate', title: 'Nominating someone' },
        {
          kind: 'text',
          text: 'Tell us whom you nominate, [as with any other request](#how-to-ask). We need the person’s name and mobile number, record them with your account, and confirm it to you. You can change it at any time. When the time comes, your nominee writes to our grievance officer, with proof of who they are and of what has happened.',
          confirmed: false,
          question: 'Counsel: is this enough proof of what has happened, under rule 14(4)?',
        },
        { kind: 'heading', id: 'grievance', title: 'Complaints' },
        { kind: 'text', text: 'First tell our grievance officer, by e-mail or phone:' },
        {
          kind: 'officer',
          days: '30',
          confirmed: false,
          question:
            'The business: who is the grievance officer, and does each complaint get its answer within 30 days?',
        },
        {
          kind: 'text',
          text: 'If you have used this route and are not satisfied with the result, you can complain, from May 2027, to the **Data Protection Board of India**. It works online and takes complaints on its website. It hears complaints that went through our grievance officer first.',
          confirmed: false,
          question: 'Counsel: which link leads to the Board’s complaints? Rule 3 asks for it.',
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
          text: 'The {app} app is **not for users under 18**. Under the Digital Personal Data Protection Act, 2023, a child is anyone under 18, and a child’s data may be used only with the verifiable consent of a parent or lawful guardian.',
          confirmed: false,
          question: 'Counsel: is this section 9 of the Act rightly said, before it is in force in May 2027?',
        },
        {
          kind: 'text',
          text: 'If we learn that a child’s data has reached us, we stop using it, close the account, and erase the data as soon as the law allows it. If you know of such a case, [tell us](#how-to-ask).',
          confirmed: false,
          question: 'Counsel: does the law let us erase at once?',
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
          question:
            'The business: does the app on Google Play ask for these nine and no other, and is this why? The reasons for camera, storage and recording audio are guesses.',
          columns: { permission: 'Permission', reason: 'Why the app needs it' },
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
              cells: {
                permission: 'Camera',
                reason: 'To take a picture of a wrong or damaged item, when you report one',
              },
              icon: 'camera',
              confirmed: false,
            },
            {
              cells: {
                permission: 'Storage',
                reason: 'To add a picture from your phone to a report, and to save your invoices',
              },
              icon: 'storage',
              confirmed: false,
            },
            {
              cells: { permission: 'Vibrate', reason: 'To buzz when a notification arrives' },
              icon: 'vibrate',
              confirmed: false,
            },
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
              cells: { permission: 'Wake lock', reason: 'To stay awake until an update has fully arrived' },
              icon: 'wakeLock',
              confirmed: false,
            },
            {
              cells: {
                permission: 'Record audio',
                reason: 'To record a voice message, when you send one with a report',
              },
              icon: 'audio',
              confirmed: false,
            },
          ],
        },
        { kind: 'heading', title: 'Changing permissions' },
        {
          kind: 'text',
          text: 'On your phone: **Settings › Apps › {app} › Permissions**. There you can switch off location, camera, storage, notifications and microphone. The names can differ from phone to phone.',
          confirmed: false,
          question: 'The business: can each of these five be switched off in the app as it is?',
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
          text: 'When we change this policy, we publish a new version on this page. Before it takes effect we tell you by a message in the app, at least 15 days ahead. Where the law asks for your consent, we ask for it again.',
          confirmed: false,
          question: 'The business: can the app show such a message 15 days ahead?',
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
          text: 'You can ask for this policy in English or in any of the 22 languages of the Eighth Schedule to the Constitution of India.',
          confirmed: false,
          question:
            'Counsel: section 5(3) of the Act asks this of the notice in the app. Do we promise it for the policy too, and how soon?',
        },
        {
          kind: 'prevails',
          language: 'en',
          confirmed: false,
          question: 'Counsel: which language’s text counts where they differ?',
        },
        {
          kind: 'request',
          whatsApp: 'Ask for another language on WhatsApp',
          email: 'Ask for another language by e-mail',
          subject: 'The privacy policy in my language',
          message: 'Hello! Please send me the privacy policy in this language:',
        },
      ],
    },
  ],
};
