import { type BusinessValues, mailUrl, readablePhone, whatsAppUrl } from '@site/shared/site';
import { Button, WhatsAppButton } from '@site/shared/ui';
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Words } from '../../content/words.schema';
import type { Block, RequestBlock } from '../../policy/policy.schema';
import { contactDetails, officerDetails, type Detail } from '../../policy/contact-details';
import { UnconfirmedMark } from '../draft/UnconfirmedMark';
import { blocks as styles } from './blocks.styles';
import { PolicyTable } from './PolicyTable';
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

/** A list of labels with their values, such as contact details. */
function DetailList({ details }: { details: Detail[] }) {
  return (
    <dl className={styles.details} data-keep-clear>
      {details.map(({ label, text, href }) => (
        <div key={label} className={styles.detail}>
          <dt className={styles.label}>{label}</dt>
          <dd>
            {href ? (
              <a href={href} className={styles.contact}>
                <RichText>{text}</RichText>
              </a>
            ) : (
              <RichText>{text}</RichText>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface RequestProps {
  request: RequestBlock;
  site: BusinessValues;
}

/** Links that open the draft of a request, in WhatsApp and in an e-mail. It holds no personal data: the reader adds them. */
function Request({ request: { whatsApp, email, subject, message }, site }: RequestProps) {
  const draft = `?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;

  return (
    <>
      <p className={styles.request} data-keep-clear>
        <WhatsAppButton href={whatsAppUrl(site, message)} label={whatsApp} />
        <Button href={mailUrl(site.privacyEmail) + draft} look="outline">
          <Mail aria-hidden />
          {email}
        </Button>
      </p>
      <p className={styles.printedRequest}>
        “{message} …” {site.privacyEmail}, {readablePhone(site.phone)}
      </p>
    </>
  );
}
