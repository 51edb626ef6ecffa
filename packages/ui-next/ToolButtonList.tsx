import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from './Button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  type DropdownMenuProps,
} from './DropdownMenu';
import {Icons} from './Icons';
import {Tooltip, TooltipContent, TooltipTrigger} from './Tooltip';
import styles from './ToolButtonList.module.css';

/** @inherits Every attribute of a `div` element, including `ref`. */
export type ToolButtonListProps = {
  /** `ToolButtonListDefault`, `ToolButtonListDivider`, and `ToolButtonListDropDown`. */
  children?: ReactNode;
} & ComponentProps<'div'>;

/** @inherits Every attribute of a `div` element, including `ref`. */
export type ToolButtonListDefaultProps = {
  /** Tooltip. Omit it around a `ToolButton`, which has its own tooltip. */
  tooltip?: string;
  /** Whether the tool is disabled. */
  disabled?: boolean;
  /** Reason why it is disabled: the second line of the tooltip while `disabled` is set. */
  disabledText?: string;
  /** The tool in front, which one click activates. */
  children?: ReactNode;
} & ComponentProps<'div'>;

/** @inherits Every prop of `DropdownMenu`. */
export type ToolButtonListDropDownProps = {
  /** Class of the arrow. */
  className?: string;
  /** Accessible name of the arrow. */
  'aria-label'?: string;
  /** The `ToolButtonListItem`s. */
  children?: ReactNode;
} & DropdownMenuProps;

/** @inherits Every attribute of a `div` element, including `ref`. */
export type ToolButtonListItemProps = {
  /** Name of an icon. */
  icon?: string;
  /** Called when the user chooses the item with the pointer or a key. */
  onSelect?: (event: Event) => void;
  /** Shows the item as disabled. */
  disabled?: boolean;
  /** Reason why the item is disabled, shown after its name while `disabled` is set. */
  disabledText?: string;
  /** A longer name for the tool, used as the `title` of the item. */
  tooltip?: string;
  /** Name of the tool. */
  children?: ReactNode;
} & Omit<ComponentProps<'div'>, 'onSelect'>;

/** A split button: a tool, and an arrow that opens a menu with related tools. */
export function ToolButtonList({
  className,
  ...rest
}: ToolButtonListProps): ReactNode {
  return <div className={clsx(styles.list, className)} {...rest} />;
}

/** The tool in front, which one click activates. */
export function ToolButtonListDefault({
  tooltip,
  disabled,
  disabledText,
  className,
  children,
  ...rest
}: ToolButtonListDefaultProps): ReactNode {
  const content = (
    <div className={clsx(styles.list, className)} {...rest}>
      {children}
    </div>
  );
  const reason = disabled ? disabledText : undefined;
  return tooltip || reason ? (
    <Tooltip>
      <TooltipTrigger asChild>{content}</TooltipTrigger>
      <TooltipContent side="bottom">
        {tooltip && <div>{tooltip}</div>}
        {reason && <div className={styles.reason}>{reason}</div>}
      </TooltipContent>
    </Tooltip>
  ) : (
    content
  );
}

/** A line between the tool and the arrow. */
export function ToolButtonListDivider({
  className,
  ...rest
}: ComponentProps<'div'>): ReactNode {
  return <div className={clsx(styles.divider, className)} {...rest} />;
}

/** The arrow and the menu that it opens. */
export function ToolButtonListDropDown({
  className,
  'aria-label': label = 'More tools',
  children,
  ...rest
}: ToolButtonListDropDownProps): ReactNode {
  return (
    <DropdownMenu {...rest}>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          aria-label={label}
          className={clsx(styles.arrow, className)}>
          <Icons.ByName name="chevron-down" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent side="bottom" align="end">
        {children}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** A related tool in the menu. */
export function ToolButtonListItem({
  icon,
  tooltip,
  disabled,
  disabledText,
  children,
  ...rest
}: ToolButtonListItemProps): ReactNode {
  return (
    <DropdownMenuItem disabled={disabled} title={tooltip} {...rest}>
      {icon && <Icons.ByName name={icon} />}
      <span>
        {children}
        {disabled && disabledText && (
          <span className={styles.reason}> {disabledText}</span>
        )}
      </span>
    </DropdownMenuItem>
  );
}
