import { useEffect, useState } from 'react';
import { plainToast } from './plain-toast.styles';
import type { Toast } from '../../contracts/toasts';

/** As long as the toaster shows one (specification §9), in ms. */
const DURATION = 4_000;

export interface PlainToastProps {
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
