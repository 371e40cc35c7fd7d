import { type ReactElement, useEffect, useRef, useState } from 'react';
import { tooltip } from './tooltip.styles';

/** Before a tooltip opens, in ms (specification §9). */
export const OPEN_DELAY = 700;
/** Moving to another tooltip within this time opens it at once, in ms (specification §9). */
export const SKIP_DELAY = 300;
/** Time to move the pointer from the trigger onto the tooltip, in ms (WCAG 2.2 1.4.13, hoverable). */
export const CLOSE_DELAY = 150;

let lastClosedAt = -Infinity;

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
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close();
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  });

  function openLater() {
    clearTimeout(timer.current);
    const delay = performance.now() - lastClosedAt <= SKIP_DELAY ? 0 : OPEN_DELAY;
    timer.current = setTimeout(() => setIsOpen(true), delay);
  }

  function closeLater() {
    clearTimeout(timer.current);
    timer.current = setTimeout(close, CLOSE_DELAY);
  }

  function close() {
    clearTimeout(timer.current);
    if (isOpen) lastClosedAt = performance.now();
    setIsOpen(false);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears events of the control inside
    <span
      className={tooltip.trigger}
      onPointerEnter={(event) => event.pointerType !== 'touch' && openLater()}
      onPointerLeave={closeLater}
      onFocus={(event) => event.target.matches(':focus-visible') && openLater()}
      onBlur={close}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {children}
      {isOpen && (
        <span
          role="tooltip"
          className={tooltip.words}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={closeLater}
        >
          {text}
        </span>
      )}
    </span>
  );
}
