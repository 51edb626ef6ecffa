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

/** @inherits Every attribute of a `div` element, `ref` included. */
export type ToolButtonListProps = {
  /** `ToolButtonListDefault`, `ToolButtonListDivider` and `ToolButtonListDropDown`. */
  children?: ReactNode;
} & ComponentProps<'div'>;

/** @inherits Every attribute of a `div` element, `ref` included. */
export type ToolButtonListDefaultProps = {
  /** Text on hover. Leave it out around a `ToolButton`, which has its own. */
  tooltip?: string;
  /** Whether the tool cannot be used at the moment. */
  disabled?: boolean;
  /** Why not: second line of the tooltip while `disabled`. */
  disabledText?: string;
  /** The tool that one click reaches. */
  children?: ReactNode;
} & ComponentProps<'div'>;

/** @inherits Every prop of `DropdownMenu`. */
export type ToolButtonListDropDownProps = {
  /** Class of the arrow. */
  className?: string;
  /** Name of the arrow for a screen reader. */
  'aria-label'?: string;
  /** The `ToolButtonListItem`s. */
  children?: ReactNode;
} & DropdownMenuProps;

/** @inherits Every attribute of a `div` element, `ref` included. */
export type ToolButtonListItemProps = {
  /** Name of an icon. */
  icon?: string;
  /** Called when chosen, by pointer or key. */
  onSelect?: (event: Event) => void;
  /** Shown, but cannot be chosen. */
  disabled?: boolean;
  /** Why not, after the name while `disabled`. */
  disabledText?: string;
  /** A longer name than the children, as the `title` of the item. */
  tooltip?: string;
  /** Name of the tool. */
  children?: ReactNode;
} & Omit<ComponentProps<'div'>, 'onSelect'>;

/** A tool and its relatives behind an arrow. */
export function ToolButtonList({
  className,
  ...rest
}: ToolButtonListProps): ReactNode {
  return <div className={clsx(styles.list, className)} {...rest} />;
}

/** The tool that one click reaches. */
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

/** One relative. */
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
