import type { CommentPlace } from '../../actions/comments/places';
import type { CommentThread } from '../../records/comments';
import { escape } from '../../text/escape';
import { personName } from '../../text/table';
import { plainTime } from '../../text/time';
import { GUEST_COMMENT_LENGTH, GUEST_NAME_LENGTH, type GuestWords } from './guest-comment';
import { fill, guest as words, pageName } from './guest.content';

/** What a guest's page has below the preview, where the link takes comments. */
export interface GuestComments {
  /** Path of the link. */
  base: string;
  places: CommentPlace[];
  /** What came by this link. */
  threads: CommentThread[];
  /** What was typed and not kept, and why. */
  refused: { typed: GuestWords; why: string } | null;
}

/** What was said by this link, and a form to say more. It works without a script. */
export function commentsSection({ base, places, threads, refused }: GuestComments): string {
  const { name = '', about = 0, text = '' } = refused?.typed ?? {};
  const options = places.map(
    (place, index) =>
      `<option value="${index}"${index === about ? ' selected' : ''}>${escape(placeName(place))}</option>`,
  );
  const said = threads.map(threadItem).join('');
  return `<section id="comments"><h2>${words.comments.title}</h2>
${said ? `<ul class="said">${said}</ul>` : ''}
<form method="post" action="${escape(base)}#comments">
${refused ? `<p role="alert" class="alert">${escape(refused.why)}</p>` : ''}
<label>${words.comments.name}<input name="name" required maxlength="${GUEST_NAME_LENGTH}" autocomplete="name" value="${escape(name)}"></label>
<label>${words.comments.about}<select name="about">${options.join('')}</select></label>
<label>${words.comments.text}<textarea name="text" required maxlength="${GUEST_COMMENT_LENGTH}" rows="4">${escape(text)}</textarea></label>
<button>${words.comments.send}</button></form></section>`;
}

function threadItem({ page, section, author, time, text, answers, resolved }: CommentThread): string {
  const answered = answers.map(
    (answer) =>
      `<blockquote><p><strong>${escape(personName(answer.author))}</strong>, ${plainTime(answer.time)}</p>${lines(answer.text)}</blockquote>`,
  );
  const end = resolved ? `<p class="soft">${words.comments.resolved}</p>` : '';
  return `<li><p class="soft">${escape(placeName({ page, section }))}</p><p><strong>${escape(author)}</strong>, ${plainTime(time)}</p>${lines(text)}${answered.join('')}${end}</li>`;
}

function lines(text: string): string {
  return `<p>${text.split('\n').map(escape).join('<br>')}</p>`;
}

function placeName({ page, section }: CommentPlace): string {
  if (page === null) return words.comments.whole;
  return section ? fill(words.comments.section, { page: pageName(page), section }) : pageName(page);
}
