import type { ComponentProps, ReactNode } from 'react';
import { button } from './button.styles';

interface Look {
  /** @default 'solid' */
  look?: 'solid' | 'outline' | 'light' | 'unavailable';
  /** @default 'md' */
  size?: 'md' | 'lg';
  children: ReactNode;
}

type LinkProps = Look & Omit<ComponentProps<'a'>, 'className'> & { href: string };
type ActionProps = Look & Omit<ComponentProps<'button'>, 'className'> & { href?: undefined };

/** A link when it has an `href`, a button when it acts on the page. Both look alike and are at least 44 px high. */
export function Button({ look, size, ...props }: LinkProps | ActionProps) {
  const className = button({ look, size });
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the props
  if (props.href !== undefined) return <a className={className} {...props} />;
  return <button type="button" className={className} {...props} />;
}
