import { Button, Container } from '@site/shared/ui';
import { useSyncExternalStore } from 'react';
import { frame } from '../content/frame.content';
import { message } from '../errors/message.styles';

const { unavailable } = frame;

interface PageUnavailableProps {
  isFailed: boolean;
  homeHref: string;
  onRetry: () => void;
}

/** Stands in for a page that a navigation within the site could not get: never a dead end. */
export function PageUnavailable({ isFailed, homeHref, onRetry }: PageUnavailableProps) {
  const address = useSyncExternalStore(noChanges, () => location.href, () => homeHref);

  return (
    <Container>
      <div className={message.root} role="status">
        {isFailed ? (
          <>
            <h1 className={message.title} tabIndex={-1}>{unavailable.title}</h1>
            <p>{unavailable.text}</p>
            <p className={message.actions}>
              <Button onClick={onRetry}>{unavailable.retry}</Button>
              <Button look="outline" href={address} data-full-load>{unavailable.open}</Button>
              <Button look="outline" href={homeHref} data-full-load>{unavailable.home}</Button>
            </p>
          </>
        ) : (
          <p>{unavailable.loading}</p>
        )}
      </div>
    </Container>
  );
}

const noChanges = () => () => {};
