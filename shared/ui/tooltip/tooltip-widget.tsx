import { TooltipContent, TooltipPositioner, TooltipRoot } from '@chakra-ui/react/tooltip';
import { useEffect } from 'react';
import { WidgetProvider } from '../widget-provider';

export interface TooltipWidgetProps {
  text: string;
  triggerId: string;
  isOpen: boolean;
  onEnter: () => void;
  onLeave: () => void;
  onDismiss: () => void;
}

/** The tooltip's box; `Tooltip` decides when it is open. */
export function TooltipWidget({ text, triggerId, isOpen, onEnter, onLeave, onDismiss }: TooltipWidgetProps) {
  useEffect(() => {
    if (!isOpen) return;
    const dismissOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onDismiss();
    document.addEventListener('keydown', dismissOnEscape);
    return () => document.removeEventListener('keydown', dismissOnEscape);
  }, [isOpen, onDismiss]);

  return (
    <WidgetProvider>
      <TooltipRoot
        open={isOpen}
        ids={{ trigger: triggerId }}
        interactive
        // Zag's own listener would swallow the key, and cannot close a tooltip that is told when to be open.
        closeOnEscape={false}
        positioning={{ placement: 'top' }}
      >
        <TooltipPositioner>
          <TooltipContent onPointerEnter={onEnter} onPointerLeave={onLeave}>
            {text}
          </TooltipContent>
        </TooltipPositioner>
      </TooltipRoot>
    </WidgetProvider>
  );
}
