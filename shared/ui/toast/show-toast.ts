export interface Toast {
  message: string;
  /** A button in the toast; a toast with one stays until it is answered or closed. */
  action?: { label: string; onClick: () => void };
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
