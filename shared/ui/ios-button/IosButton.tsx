import { Hourglass } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../button/Button';
import { Tooltip } from '../tooltip/Tooltip';
import { iosButton } from './ios-button.styles';

interface IosButtonProps {
  label: string;
  /** Shown in the button for touch screens, and in the tooltip for pointer and keyboard (specification §4). */
  comingSoon: string;
  size?: 'md' | 'lg';
}

/**
 * The iOS app's place until there is one. `aria-disabled` rather than `disabled`, because a disabled button can be
 * neither focused nor hovered, and so could not say why it is disabled.
 */
export function IosButton({ label, comingSoon, size }: IosButtonProps) {
  const soonId = useId();

  return (
    <Tooltip text={comingSoon}>
      <Button look="unavailable" size={size} aria-disabled="true" aria-describedby={soonId}>
        <Hourglass aria-hidden />
        <span className={iosButton.label}>
          {label}{' '}
          <span id={soonId} className={iosButton.soon}>
            {comingSoon}
          </span>
        </span>
      </Button>
    </Tooltip>
  );
}
