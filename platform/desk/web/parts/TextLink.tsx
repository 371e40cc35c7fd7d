import { Link, type LinkProps } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';

interface TextLinkProps extends LinkProps {
  /** A screen's address. */
  to: string;
}

/** A link to a screen of the desk. */
export function TextLink({ to, children, ...look }: TextLinkProps) {
  return (
    <Link asChild variant="underline" {...look}>
      <RouterLink to={to}>{children}</RouterLink>
    </Link>
  );
}

/** The way from a screen to the one that led to it. */
export function BackLink({ to, children }: TextLinkProps) {
  return (
    <TextLink to={to} variant="plain" alignSelf="flex-start">
      ← {children}
    </TextLink>
  );
}
