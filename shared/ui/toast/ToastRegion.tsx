import { useEffect, useState } from 'react';
import { lazyWidget } from '../widget/lazy-widget';
import { visuallyHidden } from '../visually-hidden/visually-hidden.styles';
import type { Toast } from '../../contracts/toasts';
import { onToast } from './show-toast';
import { plainToast } from './plain-toast.styles';

const ToastWidget = lazyWidget<PlainToastProps>(
  async () => (await import('./toast-widget')).ToastWidget,
  PlainToast,
);

/**
 * Where toasts appear; is once in the shell. The toaster itself loads with the first toast. What a live region holds when it
 * appears is not announced, so an empty one is here from the start and says that first toast.
 */
export function ToastRegion() {
  const [toasts, setToasts] = useState<Toast[]>([]);

  const [first, setFirst] = useState<string>();

  useEffect(
    () =>
      onToast((toast) => {
        setToasts((earlier) => [...earlier, toast]);
        // From the second on, the toaster's own region announces them.
        setFirst((message) => (message === undefined ? toast.message : ''));
      }),
    [],
  );

  const forget = (seen: Toast[]) => setToasts((all) => all.filter((toast) => !seen.includes(toast)));
  return (
    <>
      <p aria-live="polite" className={visuallyHidden.root}>
        {first}
      </p>
      {toasts.length > 0 ? <ToastWidget toasts={toasts} onSeen={forget} /> : null}
    </>
  );
}

/** As long as the toaster shows one (specification §9), in ms. */
const DURATION = 4_000;

interface PlainToastProps {
  /** All toasts that are still to be shown, oldest first. */
  toasts: Toast[];
  /** Told of toasts that need not be shown any more. */
  onSeen: (toasts: Toast[]) => void;
}

/**
 * Says the newest of the toasts where the toaster cannot be had: that the connection is lost is said best when it is.
 * Toasts with a question wait for the toaster.
 */
export function PlainToast({ toasts, onSeen }: PlainToastProps) {
  // What a live region holds when it appears is not announced; words that come into it are.
  const [message, setMessage] = useState('');

  useEffect(() => {
    const sayable = toasts.filter(({ action }) => !action);
    setMessage(sayable.at(-1)?.message ?? '');
    if (sayable.length === 0) return;
    const timer = setTimeout(() => onSeen(sayable), DURATION);
    return () => clearTimeout(timer);
  }, [toasts, onSeen]);

  return (
    <div role="status" className={plainToast.root}>
      {message}
    </div>
  );
}
