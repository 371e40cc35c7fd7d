import {
  MenuContent,
  MenuItemIndicator,
  MenuItemText,
  MenuPositioner,
  MenuRadioItem,
  MenuRadioItemGroup,
  MenuRoot,
} from '@chakra-ui/react/menu';
import { Check } from 'lucide-react';
import { WidgetProvider } from '../widget/widget-provider';

/** One of a few things to choose from, by its name. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
}

export interface ChoiceMenuWidgetProps {
  label: string;
  choices: Choice[];
  value: string;
  ids: { trigger: string; content: string };
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChoose: (value: string) => void;
}

/** The menu's box; `ChoiceMenu` owns the button that opens it. Esc and a choice close it and focus the button. */
export function ChoiceMenuWidget({
  label,
  choices,
  value,
  ids,
  isOpen,
  onOpenChange,
  onChoose,
}: ChoiceMenuWidgetProps) {
  return (
    <WidgetProvider>
      <MenuRoot
        open={isOpen}
        onOpenChange={(details) => onOpenChange(details.open)}
        ids={ids}
        positioning={{ placement: 'bottom-end' }}
      >
        <MenuPositioner>
          <MenuContent aria-label={label}>
            <MenuRadioItemGroup value={value} onValueChange={(details) => onChoose(details.value)}>
              {choices.map((choice) => (
                <MenuRadioItem key={choice.value} value={choice.value} closeOnSelect>
                  <MenuItemIndicator>
                    <Check aria-hidden size="1.25em" />
                  </MenuItemIndicator>
                  <MenuItemText>{choice.label}</MenuItemText>
                </MenuRadioItem>
              ))}
            </MenuRadioItemGroup>
          </MenuContent>
        </MenuPositioner>
      </MenuRoot>
    </WidgetProvider>
  );
}
