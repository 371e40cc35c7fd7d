import type { CommentThread } from '../../records/comments';
import { personName } from '../../text/table';
import { shortTime } from '../../text/time';

/** A comment with its answers, for a terminal. Its words hold no control characters: their record refuses them. */
export function formatComment(comment: CommentThread): string[] {
  const { number, page, section, author, link, time, text, asksForChanges, answers, resolved } = comment;
  const place = [page ?? 'as a whole', ...(section ? [section] : [])].join(' › ');
  const who = link === null ? personName(author) : `${author} (guest, link ${link})`;
  const state = resolved
    ? `resolved by ${personName(resolved.author)}`
    : asksForChanges
      ? 'asks for changes'
      : 'open';
  return [
    `${number}  ${place}  ${who}, ${shortTime(time)}  ${state}`,
    ...indented(text),
    ...answers.flatMap((answer) => [
      `    ${personName(answer.author)}, ${shortTime(answer.time)}`,
      ...indented(answer.text),
    ]),
  ];
}

function indented(text: string): string[] {
  return text.split('\n').map((line) => `    ${line}`);
}
