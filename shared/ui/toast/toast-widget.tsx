import {
  createToaster,
  ToastActionTrigger,
  ToastCloseTrigger,
  Toaster,
  ToastRoot,
  ToastTitle,
} from '@chakra-ui/react/toast';
import { useEffect, useRef } from 'react';
import { WidgetProvider } from '../widget/widget-provider';
import type { Toast } from '../../contracts/toasts';

/** At most 3 toasts at once, each for 4 s (specification §9). */
const toaster = createToaster({
  placement: 'bottom-start',
  max: 3,
  duration: 4000,
  // Above the floating download button, which is next to them on wide screens and below them on phones.
  offsets: { bottom: '4.75rem', left: '1rem', right: '1rem', top: '1rem' },
});

/** @param toasts all so far, oldest first */
export function ToastWidget({ toasts }: { toasts: Toast[] }) {
  const shown = useRef(0);

  useEffect(() => {
    const unseen = toasts.slice(shown.current);
    shown.current = toasts.length;
    // The toaster starts to listen in a microtask after it is mounted; it shows nothing that was created before.
    queueMicrotask(() => {
      for (const { message, action } of unseen) {
        toaster.create({
          title: message,
          ...(action && {
            id: message,
            action,
            duration: Infinity,
            meta: { dismissLabel: action.dismissLabel },
          }),
        });
      }
    });
  }, [toasts]);

  return (
    <WidgetProvider>
      <Toaster toaster={toaster}>
        {({ title, action, meta }) => (
          <ToastRoot>
            <ToastTitle>{title}</ToastTitle>
            {action && <ToastActionTrigger>{action.label}</ToastActionTrigger>}
            {action && (
              <ToastCloseTrigger aria-label={meta?.dismissLabel}>{meta?.dismissLabel}</ToastCloseTrigger>
            )}
          </ToastRoot>
        )}
      </Toaster>
    </WidgetProvider>
  );
}
