import { Button, Container } from '@site/shared/ui';
import { Component, type ReactNode, useEffect } from 'react';
import { focusPage } from '../browser/focus-page';
import { usePageLanguage } from '../language/page-language';
import { message } from './message.styles';

/** A failure in routing or rendering (specification §8), to which the visitor is taken. The details are in the console. */
export function ErrorScreen() {
  const { links, content } = usePageLanguage();
  const { error } = content.frame;
  useEffect(() => focusPage('', error.title), [error]);

  return (
    <Container>
      <div className={`${message.root} ${message.closed}`} role="alert">
        <h1 className={message.title}>{error.title}</h1>
        <p>{error.text}</p>
        <p className={message.actions}>
          <Button onClick={() => location.reload()}>{error.reload}</Button>
          <Button look="outline" href={links.home} data-full-load>
            {error.home}
          </Button>
        </p>
      </div>
    </Container>
  );
}

interface ErrorBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows `fallback` in place of children that failed to render. React logs the error to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
