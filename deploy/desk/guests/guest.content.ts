/** What a guest reads: somebody without an account, who came by a link. */
export const guest = {
  title: 'A preview of the site',
  what: '{author} shows you how the site would be with “{message}”. Visitors do not see it.',
  until: 'This link works until {until} (India’s time).',
  pages: 'Pages',
  home: 'the home page',
  frame: 'The site as it would be',
  alone: 'Open it in a window of its own',
  still: 'It is to be looked at: what needs a script, such as the menu on a phone, does nothing here.',
  comments: {
    title: 'Say what you think',
    name: 'Your name',
    about: 'What it is about',
    whole: 'The site as a whole',
    section: '{page}: {section}',
    text: 'Your comment',
    send: 'Send',
    resolved: 'It is dealt with.',
  },
  refused: {
    name: 'Give a name of at most {most} letters. Your comment is not sent yet.',
    text: 'Write at most {most} letters. Your comment is not sent yet.',
    about: 'Choose once more what it is about. Your comment is not sent yet.',
    plain: 'There are characters in it that cannot be shown. Type it by hand; it is not sent yet.',
    full: 'So many comments were sent that no more are taken. Tell whoever sent you the link.',
    tooMany: 'You have sent several comments within a minute. Wait a minute, then send it again.',
  },
  elsewhere: {
    title: 'Your comment was not sent',
    text: 'It did not come from this page.',
    remedy: 'Open the link once more as it was sent to you, and write it there.',
  },
  ended: {
    title: 'This link has ended',
    ended: 'It worked until {until} (India’s time).',
    revoked: 'It was closed before its time.',
    pruned: 'The preview that it showed is no longer kept.',
    remedy: 'Ask {author}, who made it, for a new one.',
  },
  unknown: {
    title: 'There is nothing at this address',
    text: 'A part of it may be missing.',
    remedy: 'Open the link once more as it was sent to you, or ask whoever sent it to send it again.',
  },
  tooMany: {
    title: 'Too much was asked for just now',
    text: 'This page answers so many requests a minute and no more.',
    remedy: 'Wait a minute, then load it again.',
  },
  broken: {
    title: 'The preview cannot be shown just now',
    text: 'What it is made of cannot be read.',
    remedy: 'Load it again in a minute. If that does not help, tell whoever sent you the link.',
  },
};

/** A page with one sentence and a way on. */
export interface Notice {
  title: string;
  text: string;
  remedy: string;
}

/** Puts values into a sentence. A name without a value stays as it is. */
export function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);
}

/** `/` is the home page, `/privacy-policy` the privacy policy. */
export function pageName(path: string): string {
  const name = path === '/' ? guest.home : path.slice(1).replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
