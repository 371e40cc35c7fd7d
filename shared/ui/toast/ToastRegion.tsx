import { useEffect, useState } from 'react';
import { lazyWidget } from '../widget/lazy-widget';
import { visuallyHidden } from '../visually-hidden/visually-hidden.styles';
import { PlainToast, type PlainToastProps } from './PlainToast';
import type { Toast } from '../../contracts/toasts';
import { onToast } from './show-toast';

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
