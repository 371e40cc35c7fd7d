import { Fragment } from 'react';
import { richText as styles } from './rich-text.styles';

const MARKS = /(\*\*[^*]+\*\*|\[[^\]]+\]\(#[a-z-]+\)|⟦[^⟧]*⟧|\d+\(\d+\)|[^\s@]+@[^\s@]+)/;

/**
 * A text of the policy with its markup: **strong**, [a link to a clause](#its-id), and a highlighted ⟦placeholder⟧. The number
 * of a rule, such as 8(3), reads as one also among words from right to left; an address breaks after its @, if at all,
 * and no line begins with the › of a way through menus.
 */
export function RichText({ children }: { children: string }) {
  return children.split(MARKS).map((part, index) => {
    const strong = /^\*\*(.+)\*\*$/.exec(part);
    if (strong)
      return (
        <strong key={index}>
          <RichText>{strong[1] ?? ''}</RichText>
        </strong>
      );
    const link = /^\[(.+)\]\((#.+)\)$/.exec(part);
    if (link)
      return (
        <a key={index} href={link[2]}>
          {link[1]}
        </a>
      );
    if (part.startsWith('⟦'))
      return (
        <mark key={index} className={styles.missing}>
          {part}
        </mark>
      );
    if (/^\d+\(/.test(part)) return <bdi key={index}>{part}</bdi>;
    const address = /^(.+@)(.+)$/.exec(part);
    if (address)
      return (
        <Fragment key={index}>
          {address[1]}
          <wbr />
          {address[2]}
        </Fragment>
      );
    return part.replaceAll(' ›', '\u00a0›');
  });
}
