import { useEffect, useState } from 'react';
import { lazyWidget } from '../widget/lazy-widget';
import { PlainToast, type PlainToastProps } from './PlainToast';
import { onToast, type Toast } from './show-toast';

const ToastWidget = lazyWidget<PlainToastProps>(
  async () => (await import('./toast-widget')).ToastWidget,
  PlainToast,
);

/** Where toasts appear; stands once in the shell. The toaster itself loads with the first toast. */
export function ToastRegion() {
  const [toasts, setToasts] = useState<Toast[]>([]);

  useEffect(() => onToast((toast) => setToasts((earlier) => [...earlier, toast])), []);

  const forget = (seen: Toast[]) => setToasts((all) => all.filter((toast) => !seen.includes(toast)));
  return toasts.length > 0 ? <ToastWidget toasts={toasts} onSeen={forget} /> : null;
}
