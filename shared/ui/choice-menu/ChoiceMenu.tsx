import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { lazyWidget } from '../widget/lazy-widget';
import type { Choice, ChoiceMenuWidgetProps } from './choice-menu-widget';
import { choiceMenu } from './choice-menu.styles';

const loadWidget = async () => (await import('./choice-menu-widget')).ChoiceMenuWidget;
const ChoiceMenuWidget = lazyWidget<ChoiceMenuWidgetProps>(loadWidget);

interface ChoiceMenuProps<Value extends string> {
  /** What is chosen, such as "Theme"; the button's name is this and the current choice. */
  label: string;
  choices: Choice<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
  icon: ReactNode;
}

/** A button that opens a menu of choices. The menu's code arrives when a pointer or the keyboard comes near. */
export function ChoiceMenu<Value extends string>({ icon, onChoose, ...menu }: ChoiceMenuProps<Value>) {
  const { label, choices, value } = menu;
  const trigger = useRef<HTMLButtonElement>(null);
  const triggerId = useId();
  const contentId = useId();
  const [isNeeded, setIsNeeded] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const current = choices.find((choice) => choice.value === value);

  function open() {
    setIsNeeded(true);
    setIsOpen(true);
  }

  useEffect(() => {
    if (!isOpen) return;
    const button = trigger.current;
    return () => {
      // The menu takes the focus with it when it goes; a visitor who went on to another control stays there.
      requestAnimationFrame(() => {
        const { activeElement, body } = document;
        const isInside = document.getElementById(contentId)?.contains(activeElement);
        if (isInside || activeElement === body) button?.focus({ preventScroll: true });
      });
    };
  }, [isOpen, contentId]);

  return (
    <>
      <button
        ref={trigger}
        type="button"
        id={triggerId}
        className={choiceMenu.trigger}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? contentId : undefined}
        aria-label={`${label}: ${current?.label ?? ''}`}
        onPointerEnter={() => setIsNeeded(true)}
        onFocus={() => setIsNeeded(true)}
        onClick={() => (isOpen ? setIsOpen(false) : open())}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            open();
          }
        }}
      >
        {icon}
      </button>
      {isNeeded && (
        <ChoiceMenuWidget
          {...menu}
          ids={{ trigger: triggerId, content: contentId }}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          onChoose={(chosen) => onChoose(chosen as Value)}
        />
      )}
    </>
  );
}
