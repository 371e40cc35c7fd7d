import { type Toast, TOAST_EVENT, TOASTS_SHOWN_EVENT } from '../../contracts/toasts';

/** Tells the visitor of something that happened, in a few words, politely. Each part has a kit of its own, so an event carries it. */
export function showToast(toast: Toast): void {
  const isShown = !dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: toast, cancelable: true }));
  if (!isShown) addEventListener(TOASTS_SHOWN_EVENT, () => showToast(toast), { once: true });
}

/** Receives all toasts, those shown earlier included. Returns how to stop. */
export function onToast(receive: (toast: Toast) => void): () => void {
  const take = (event: Event) => {
    event.preventDefault();
    receive((event as CustomEvent<Toast>).detail);
  };
  addEventListener(TOAST_EVENT, take);
  dispatchEvent(new Event(TOASTS_SHOWN_EVENT));
  return () => removeEventListener(TOAST_EVENT, take);
}
