import { Button, Container } from '@site/shared/ui';
import type { MouseEvent } from 'react';
import { message } from '../errors/message.styles';
import { usePageLanguage } from '../language/page-language';
import type { PageStatus } from './load-with-retries';

/** Stands in for a page that a navigation within the site could not get: never a dead end. */
export function PageUnavailable({ status, onRetry }: { status: PageStatus; onRetry: () => void }) {
  const { links, content } = usePageLanguage();
  const { unavailable } = content.frame;
  const isFailed = status !== 'waiting';

  return (
    <Container>
      <div className={isFailed ? `${message.root} ${message.closed}` : message.root}>
        {isFailed && (
          <h1 className={message.title} tabIndex={-1}>
            {unavailable.title}
          </h1>
        )}
        <p role="status">{isFailed ? unavailable.text : unavailable.loading}</p>
        {isFailed && (
          <p className={message.actions}>
            {status === 'failed' && <Button onClick={onRetry}>{unavailable.retry}</Button>}
            <Button look="outline" href={location.href} data-full-load onClick={loadWholePage}>
              {unavailable.open}
            </Button>
            <Button look="outline" href={links.home} data-full-load>
              {unavailable.home}
            </Button>
          </p>
        )}
      </div>
    </Container>
  );
}

/** A link to an anchor of the address that the visitor is at only scrolls; what they asked for is a full load. */
function loadWholePage(event: MouseEvent): void {
  if (!location.hash || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  location.reload();
}
