import type { BusinessValues } from '@site/shared/site';
import type { ReactNode } from 'react';
import type { Words } from '../../content/words.schema';
import type { Block } from '../../policy/block.schema';
import { contactDetails, officerDetails } from '../../policy/contact-details';
import { UnconfirmedMark } from '../draft/UnconfirmedMark';
import { blocks as styles } from './blocks.styles';
import { DetailList } from './DetailList';
import { PolicyTable } from './PolicyTable';
import { Request } from './Request';
import { RichText } from './RichText';

export interface PolicyBlockProps {
  block: Exclude<Block, { kind: 'heading' | 'versions' }>;
  /** The block right above. */
  previous: Block | undefined;
  site: BusinessValues;
  words: Words;
  /** The sentence on which language's text counts. */
  prevails: ReactNode;
}

/** One block of a section, of any kind. */
export function PolicyBlock({ block, previous, site, words, prevails }: PolicyBlockProps) {
  switch (block.kind) {
    case 'text':
      return (
        <p className={styles.text}>
          <RichText>{block.text}</RichText>
          <UnconfirmedMark confirmed={block.confirmed} />
        </p>
      );
    case 'list':
    case 'steps':
      return <ItemList block={block} />;
    case 'table':
      return (
        <PolicyTable
          table={block}
          isCaptionRepeated={previous?.kind === 'heading' && previous.title === block.caption}
        />
      );
    case 'request':
      return <Request request={block} site={site} />;
    case 'officer':
      return (
        <>
          <DetailList details={officerDetails(site, block.days, words.details)} />
          <UnconfirmedMark confirmed={block.confirmed} />
        </>
      );
    case 'contact':
      return <DetailList details={contactDetails(site, words.details)} />;
    case 'prevails':
      return (
        <p className={styles.text}>
          {prevails}
          <UnconfirmedMark confirmed={block.confirmed} />
        </p>
      );
  }
}

function ItemList({ block }: { block: Extract<Block, { kind: 'list' | 'steps' }> }) {
  const List = block.kind === 'steps' ? 'ol' : 'ul';

  return (
    <>
      <List className={block.kind === 'steps' ? styles.steps : styles.list}>
        {block.items.map((item) => (
          <li key={item} className={block.kind === 'steps' ? styles.step : styles.item}>
            <RichText>{item}</RichText>
          </li>
        ))}
      </List>
      <UnconfirmedMark confirmed={block.confirmed} />
    </>
  );
}
