import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from './Button';
import {Icons} from './Icons';
import {Tooltip, TooltipContent, TooltipTrigger} from './Tooltip';
import styles from './ToolButton.module.css';

export type ToolButtonSize = 'default' | 'small' | 'tiny';

export type ToolButtonProps = {
  /** Goes back as `itemId`; on the page it is `data-tool`. */
  id: string;
  /** Name of an icon. A name that is not known shows a question mark. */
  icon?: string;
  /** Name of the tool: first line of the tooltip, and what a screen reader says. */
  label?: string;
  /** Second line of the tooltip, for instance how to use the tool. */
  tooltip?: string;
  /** 40, 32 or 24 px. */
  size?: ToolButtonSize;
  /** Whether the tool is the one in use. */
  isActive?: boolean;
  /** Cannot be used at the moment. */
  disabled?: boolean;
  /** Why not: second line of the tooltip while `disabled`. */
  disabledText?: string;
  /** Goes back as `commands`: usually what the commands manager runs. */
  commands?: unknown;
  /** Called when the reader uses the button. */
  onInteraction?: (details: {itemId: string; commands?: unknown}) => void;
  /** Class of the button. */
  className?: string;
  /** Shown instead of the icon. */
  children?: ReactNode;
};

/** One tool of the toolbar. */
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
