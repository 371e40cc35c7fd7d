import type { ComponentProps } from 'react';
import { card } from './card.styles';

interface CardProps extends Omit<ComponentProps<'div'>, 'className'> {
  /** Element to render. @default 'div' */
  as?: 'div' | 'li' | 'article';
  shade?: 'none' | 'painted';
  /** True for cards with links that the floating download button must not cover. */
  keepClear?: boolean;
}

export function Card({ as: Element = 'div', shade, keepClear, ...props }: CardProps) {
  const className = card({ shade });
  return <Element className={className} data-keep-clear={keepClear || undefined} {...(props as object)} />;
}
