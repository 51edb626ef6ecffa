import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from './Button';
import {Icons} from './Icons';
import {Tooltip, TooltipContent, TooltipTrigger} from './Tooltip';
import styles from './ToolButton.module.css';

export type ToolButtonSize = 'default' | 'small' | 'tiny';

export type ToolButtonProps = {
  /** ID that `onInteraction` receives as `itemId`. On the page, it is the `data-tool` attribute. */
  id: string;
  /** Name of an icon. For an unknown name, the button shows a question mark. */
  icon?: string;
  /** Name of the tool: the first line of the tooltip and the accessible name of the button. */
  label?: string;
  /** Second line of the tooltip, for example how to use the tool. */
  tooltip?: string;
  /** 40, 32, or 24 px. */
  size?: ToolButtonSize;
  /** Whether the tool is active. */
  isActive?: boolean;
  /** Disables the tool. */
  disabled?: boolean;
  /** Reason why it is disabled: the second line of the tooltip while `disabled` is set. */
  disabledText?: string;
  /** The value that `onInteraction` receives as `commands`, usually for the commands manager. */
  commands?: unknown;
  /** Called when the user presses the button. */
  onInteraction?: (details: {itemId: string; commands?: unknown}) => void;
  /** Class of the button. */
  className?: string;
  /** Replaces the icon. */
  children?: ReactNode;
};

/** A button for one tool of the toolbar. */
export function ToolButton({
  id,
  icon = 'MissingIcon',
  label,
  tooltip,
  size = 'default',
  isActive = false,
  disabled = false,
  disabledText,
  commands,
  onInteraction,
  className,
  children,
}: ToolButtonProps): ReactNode {
  const reason = disabled ? disabledText : undefined;
  const second = reason ?? tooltip;
  return (
    <Tooltip>
      {/* A disabled tool keeps its focus and its tooltip: aria-disabled, not disabled. */}
      <span data-tool={id} data-active={isActive} className={styles.tool}>
        <TooltipTrigger asChild>
          <Button
            variant="ghost"
            size="icon"
            className={clsx(
              styles.button,
              styles[`size-${size}`],
              isActive && styles.active,
              className,
            )}
            aria-label={label ?? tooltip ?? id}
            aria-pressed={isActive}
            aria-disabled={disabled || undefined}
            onClick={() => {
              if (!disabled) {
                onInteraction?.({itemId: id, commands});
              }
            }}>
            {children ?? <Icons.ByName name={icon} />}
          </Button>
        </TooltipTrigger>
      </span>
      {(label ?? second) && (
        <TooltipContent side="bottom">
          {label && <div>{label}</div>}
          {second && <div className={styles.second}>{second}</div>}
        </TooltipContent>
      )}
    </Tooltip>
  );
}
