import { type ReactElement, useEffect, useRef, useState } from 'react';
import { tooltip } from './tooltip.styles';

/** Before a tooltip opens, in ms (specification §9). */
export const OPEN_DELAY = 700;
/** Moving to another tooltip within this time opens it at once, in ms (specification §9). */
export const SKIP_DELAY = 300;
/** Time to move the pointer from the trigger onto the tooltip, in ms (WCAG 2.2 1.4.13, hoverable). */
export const CLOSE_DELAY = 150;

let lastClosedAt = -Infinity;

/** How long the next tooltip waits before it opens, in ms. */
function openDelay(now: number): number {
  return now - lastClosedAt <= SKIP_DELAY ? 0 : OPEN_DELAY;
}

function noteClosed(now: number): void {
  lastClosedAt = now;
}

interface TooltipProps {
  text: string;
  /** The control that the tooltip explains. Its own description must hold the same words (WCAG 2.2 1.4.13). */
  children: ReactElement<{ id?: string }>;
}

/** Shows `text` when a pointer rests on the control or the keyboard reaches it; Esc closes. Nothing on touch. */
export function Tooltip({ text, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  });

  function openAfter(delay: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(true), delay);
  }

  function closeAfter(delay: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(false), delay);
  }

  function setOpen(open: boolean) {
    clearTimeout(timer.current);
    if (!open && isOpen) noteClosed(performance.now());
    setIsOpen(open);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears events of the control inside
    <span
      className={tooltip.trigger}
      onPointerEnter={(event) => event.pointerType !== 'touch' && openAfter(openDelay(performance.now()))}
      onPointerLeave={() => closeAfter(CLOSE_DELAY)}
      onFocus={(event) => event.target.matches(':focus-visible') && openAfter(openDelay(performance.now()))}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      {children}
      {isOpen && (
        <span
          role="tooltip"
          className={tooltip.words}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={() => closeAfter(CLOSE_DELAY)}
        >
          {text}
        </span>
      )}
    </span>
  );
}
