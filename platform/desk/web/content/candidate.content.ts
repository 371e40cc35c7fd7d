import type { Said } from '../../answers';

/** The screen of one candidate. */
export const candidate = {
  back: 'All that waits',
  said: {
    published: '{author} published it',
    'changes-asked': '{author} asked for changes',
    'changes-settled': '{author} asked for changes, and approved it since',
    approved: '{author} approved it',
    'approved-before':
      '{author} approved it together with another frame of the site; it counts with that one alone',
    'approved-in-vain':
      '{author} approved it with a key that was revoked since, or has expired; it does not count',
    rejected: '{author} rejected it',
    'rejected-in-vain':
      '{author} rejected it with a key that was revoked since, or has expired; it does not count',
    'rejection-settled': '{author} rejected it, and approved it since',
    withdrawn: '{author} withdrew it',
    cancelled: '{author} cancelled its schedule',
    'end-given': '{author} gave it an end, {at}',
    'end-moved': '{author} moved its end to {at}',
    'end-cancelled': '{author} cancelled its end',
    ended: 'It was live as an offer, until the end that {author} had given it',
    'rolled-back': 'It was live, until {author} rolled it back',
    replaced: 'It was live, until {author} put another one live',
  } satisfies Record<Said['kind'], string>,
  alike: 'It shows the same words as a release that was withdrawn: {said}.',
  live: {
    title: '{part} is live',
    text: 'Visitors see this release now. It waits no longer.',
    link: 'See it in the history',
  },
  unconfirmed: {
    title: '{part} is live, as an emergency',
    text: 'Visitors see this release now. It waits for another person to confirm it, on the screen Now.',
    link: 'See it on the screen Now',
  },
  replaced: {
    title: 'It waits no longer',
    text: 'Another release of {part} is live, which {author} published: {message}. If the words of this one were live, a roll back under History brings them back; otherwise write them again under Edit (of a final version of the policy: have the page show it), and publish.',
    link: 'See what is live',
  },
  comesBack: {
    title: 'It goes live again by itself',
    text: 'An offer of {part} is live in its place, which {author} published: {message}. This release goes live again when the offer ends.',
    link: 'See what is live',
  },
  untranslated: 'In {languages}, visitors read it in English from then on: what it shows is not translated.',
  open: 'In {languages}, {open}.',
  version: 'It shows {version} in full, made final by {by} on {on}, in force from {day}.',
  comingVersion: 'It announces {version}, made final by {by} on {on}, in force from {day}.',
  do: 'What you can do',
  no: 'Three ways to say no: ask for changes (it may go live all the same), reject it (it may not, until you approve it after all), withdraw it (it never will).',
  differences: 'What is different for visitors',
  saved: 'Changed since what is live, as forms are called under Edit: {files}.',
  compared:
    'Words, links and pictures of the pages as they open. What shows only at some moments, such as the message that one is offline, is not among them. How things look is seen in the preview.',
  look: 'Look at it',
  checked: 'What a browser saw',
  readDifferences: 'Composing the pages to compare them …',
  together: {
    title: 'Together with',
    text: 'What you tick goes live in the same moment as {part}, or not at all. The preview, links to it, the check, and the buttons that approve it or put it live are then about all of it.',
    previewFirst:
      'Make the preview of them together (below “Look at it”); then it is compared with what is live.',
  },
  preview: {
    text: 'The preview shows the whole site with {part} as it would be. Visitors do not find it.',
    make: 'Make the preview',
    making: 'The preview is made …',
    open: 'Open the preview in a new tab',
    share: {
      label: 'Make a link to show it …',
      title: 'A link to this preview',
      text: 'Anyone with the link sees the whole preview of {part}, in every language, until it ends.',
      confirm: 'Make the link',
      until: 'Opens for anyone who has it, until {until}.',
      address: 'Link to this preview',
      code: 'Code with the link to this preview',
      revoke: {
        label: 'Close all links to it, if there are any …',
        title: 'Close all links to previews of {part}',
        text: 'No link to a preview of this release opens any more, whether you made it or a colleague, also from before other parts went live. A new one can be made.',
        confirm: 'Close all links to it',
      },
    },
  },
  check: {
    run: 'Run the check',
    running: 'The check runs …',
    waiting: 'The check waits for a passkey …',
    again: 'Run the check again',
    text: 'A browser opens every page in every language, as a phone and as a desktop, by day and by night, and looks for what is broken. It takes minutes.',
    passed: 'Nothing was found.',
    failed: 'Faults found: {count}',
    none: 'No browser has opened all of its pages.',
    soFar: {
      running: 'A browser is opening its pages now. What it finds is said under “What a browser saw”.',
      unsigned: 'An approval now is signed without what the browser finds.',
      missing: 'No browser has opened its pages so far: “Run the check” first.',
      outdated:
        'A browser opened its pages with other parts around it than would be live now: “Run the check again” first.',
      failed: 'A browser opened its pages. Faults found: {count}.',
    },
    by: '{author}, with {browser}',
    onPage: 'on {page}, in {views: # view|# views}',
    unchanged:
      'The words of this page, and the site’s frame around them, are as they were live then: what is live may have the same fault, or this machine was too busy. Run the check again while it does little else.',
    outdated: 'This is of the release with other parts around it than would be live now. Run it again.',
    same: 'It looks as what is live does, to the pixel.',
    changed: '{share} % different',
    page: 'Page',
    view: 'Window',
    show: 'Show',
    shown: { marked: 'what is different, in red', after: 'as it would be', before: 'as it was live' },
    pictures: {
      marked: '{page} on a {device}, {theme}, with what is different in red',
      after: '{page} on a {device}, {theme}',
      before: '{page} on a {device}, {theme}, as it was live',
    },
    themes: { light: 'by day', dark: 'by night' },
  },
  changes: {
    asked: 'Changes asked for',
    label: 'Ask for changes …',
    title: 'Ask for changes of {part}',
    text: 'It stays with this release, and forbids nothing: the person who puts it live is told before.',
    confirm: 'Ask for changes',
    /** To the person who asked. */
    takeBack: 'You asked for changes. Approving it takes that back.',
  },
  approve: {
    title: 'Approve {part}',
    text: 'You say that {part} may go live, with all else as it is live now. Nothing goes live by it.',
    together:
      'You say that {part} may go live in the same moment as all that is ticked, with all else as it is live now. Nothing goes live by it.',
    /** Of what is scheduled. */
    scheduled: {
      text: 'You say that {part} may go live, with all else as it is live now.',
      coming: '{parts} then goes live on {at}, by its schedule, unless something else holds it.',
      due: '{parts} then goes live at once, by its schedule, whose time has passed ({at}), unless something else holds it.',
    },
  },
  reject: {
    title: 'Reject {part}',
    text: '{part} cannot go live until you approve it after all. A roll back to where it was live before passes, and says that you rejected it.',
  },
  promote: {
    title: 'Put {part} live',
    text: 'Visitors see it at once. It can be rolled back at any time.',
    /** To one who may approve it. */
    counts: 'This counts as your approval, too.',
    older: 'Once it is live, this waits no longer: {messages}.',
    early: 'It is scheduled for {at}: now it goes live before that.',
    offer: 'Words of the offer that are in what you put live stay there, also after that time.',
  },
  schedule: {
    title: 'Put {part} live on a date',
    text: 'Whether it may go live is tested now, and again when its time comes. Until then it can be cancelled. Of an approver, this counts as approval, which stays then.',
    at: 'Day and time in India',
    until: 'Its end in India, when what was live before it goes live again (empty: none)',
    late: 'That is after {day}, from which {version} is in force: until then, visitors read the version before it.',
    tooEarly: {
      at: 'That time has passed: choose one to come.',
      until: 'The end is not after the beginning: choose a later one, or none.',
    },
    confirm: 'Schedule {part}',
    again: {
      label: 'Change its date …',
      title: 'Change the date of {part}',
      text: 'What you give here takes the place of what is scheduled. Whether it may go live is tested now, and again when its time comes.',
      confirm: 'Change the date of {part}',
    },
  },
  emergency: {
    title: 'Put {part} live as an emergency',
    text: 'Visitors see it by your decision, without the approvals that are missing; a freeze does not hold it. Your reason is on Now and in the history, until another person confirms it there.',
    frozen:
      'Visitors see it during a freeze, by your decision: no approval is missing, so no other person has to confirm it. Your reason is on Now and in the history.',
    approveFirst:
      'Putting it live so approves nothing. Approve it first, and no other person has to confirm it.',
    confirm: 'Put {part} live now, without waiting',
  },
  withdraw: {
    title: 'Withdraw {part}',
    text: 'This release never goes live, also when the very same is published again. With a change in anything that is published, also in a draft, it is another release, which waits as any other; its page says then that you withdrew the same words. To say no for now, reject it: that can be taken back.',
    final:
      'Its version is final, so the change cannot be in that: change a word around it (“Words around the policy”), or begin the next version.',
  },
  cancel: {
    label: 'Cancel its schedule …',
    title: 'Cancel the schedule of {part}',
    text: 'It waits again. What is live stays.',
    confirm: 'Cancel the schedule now',
  },
};
