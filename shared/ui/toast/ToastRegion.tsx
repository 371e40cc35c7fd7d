import { useEffect, useState } from 'react';
import { lazyWidget } from '../lazy-widget';
import { onToast, type Toast } from './show-toast';
import type { ToastWidgetProps } from './toast-widget';

const ToastWidget = lazyWidget<ToastWidgetProps>(async () => (await import('./toast-widget')).ToastWidget);

/** Where toasts appear; stands once in the shell. The toaster itself loads with the first toast. */
export function ToastRegion() {
  const [toasts, setToasts] = useState<Toast[]>([]);

  useEffect(() => onToast((toast) => setToasts((earlier) => [...earlier, toast])), []);

  return toasts.length > 0 ? <ToastWidget toasts={toasts} /> : null;
}
