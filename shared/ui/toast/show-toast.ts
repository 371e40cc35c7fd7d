export interface Toast {
  message: string;
  /** A question to the visitor. Such a toast stays until it is answered, and the same question stands there once. */
  action?: ToastAction;
}

interface ToastAction {
  label: string;
  onClick: () => void;
  /** Words of the button that only closes the toast. */
  dismissLabel: string;
}

type Listener = (toast: Toast) => void;

const waiting: Toast[] = [];
let listener: Listener | null = null;

/** Tells the visitor of something that happened, in a few words, politely. */
export function showToast(toast: Toast): void {
  if (listener) listener(toast);
  else waiting.push(toast);
}

/** Receives all toasts, those shown earlier included. Returns how to stop. */
export function onToast(receive: Listener): () => void {
  listener = receive;
  waiting.splice(0).forEach(receive);
  return () => {
    listener = null;
  };
}
