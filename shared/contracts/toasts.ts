/** What a part tells the visitor. It reaches the shell's region of toasts as the detail of an event on `window`. */
export interface Toast {
  message: string;
  /** A question to the visitor. Such a toast stays until it is answered, and the same question is there once. */
  action?: ToastAction;
}

interface ToastAction {
  label: string;
  onClick: () => void;
  /** Words of the button that only closes the toast. */
  dismissLabel: string;
}

/** Name of a toast's event. Its default is prevented by the region that shows it. */
export const TOAST_EVENT = 'site-toast';

/** Name of the event after which toasts are shown: what was said before is said again then. */
export const TOASTS_SHOWN_EVENT = 'site-toasts-shown';
