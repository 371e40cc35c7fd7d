import { richText as styles } from './rich-text.styles';

const MARKS = /(\*\*[^*]+\*\*|\[[^\]]+\]\(#[a-z-]+\)|⟦[^⟧]*⟧)/;

/** A text of the policy with its markup: **strong**, [a link to a clause](#its-id), and a highlighted ⟦placeholder⟧. */
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
    return part;
  });
}
