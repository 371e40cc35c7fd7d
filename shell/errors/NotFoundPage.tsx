import { Button, Container } from '@site/shared/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageLanguage } from '../language/page-language';
import { message } from './message.styles';

/** Any address that the site does not have (specification §8). */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const { links, content } = usePageLanguage();
  const { notFound } = content.frame;

  useEffect(() => {
    console.error(`404: there is no page at ${pathname}`);
  }, [pathname]);

  return (
    <Container>
      <div className={`${message.root} ${message.closed}`}>
        <h1 tabIndex={-1}>
          <span className={message.code}>{notFound.code}</span>
          <br />
          <span className={message.title}>{notFound.title}</span>
        </h1>
        <Button href={links.home}>{notFound.home}</Button>
      </div>
    </Container>
  );
}
