import type {ComponentProps, ReactNode} from 'react';
import * as MenuPrimitive from '@radix-ui/react-dropdown-menu';
import clsx from 'clsx';
import {Icons} from './Icons';
import {InertBehind} from './InertBehind';
import styles from './DropdownMenu.module.css';

export type DropdownMenuProps = {
  /** Whether the menu is open, when your component keeps that. */
  open?: boolean;
  /** Whether it is open at first. */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** `true`: nothing outside the menu can be operated or is announced while it is open. */
  modal?: boolean;
  /** `DropdownMenuTrigger` and `DropdownMenuContent`. */
  children?: ReactNode;
};

/** @inherits Every attribute of a `button` element, `ref` included. */
export type DropdownMenuTriggerProps = {
  /** Makes its only child the trigger, usually a `Button`, and adds no element. */
  asChild?: boolean;
  /** Cannot be opened. */
  disabled?: boolean;
} & ComponentProps<'button'>;

/** @inherits Every attribute of a `div` element, `ref` included. */
export type DropdownMenuContentProps = {
  /** Pixels between trigger and menu. */
  sideOffset?: number;
  /**
   * Side of the trigger.
   * @default 'bottom'
   */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /**
   * Place along that side.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'end';
  /** Called before the focus returns to the trigger; `preventDefault()` leaves it where it is. */
  onCloseAutoFocus?: (event: Event) => void;
} & Omit<ComponentProps<'div'>, 'dir'>;

/** @inherits Every attribute of a `div` element, `ref` included. */
export type DropdownMenuItemProps = {
  /** Indents the text to where an icon or a tick would end. */
  inset?: boolean;
  /** Shown, and skipped by the arrow keys. */
  disabled?: boolean;
  /** Called when chosen, by pointer or key. `preventDefault()` keeps the menu open. */
  onSelect?: (event: Event) => void;
  /**
   * What typing a letter looks for.
   * @default the text of the item
   */
  textValue?: string;
} & Omit<ComponentProps<'div'>, 'onSelect'>;

/** @inherits Every attribute of a `div` element, `ref` included. */
export type DropdownMenuCheckboxItemProps = {
  /** Whether the item is ticked. */
  checked?: boolean | 'indeterminate';
  /** Called with the state that the reader asks for. */
  onCheckedChange?: (checked: boolean) => void;
  /** Shown, and skipped by the arrow keys. */
  disabled?: boolean;
  /** Called when chosen. `preventDefault()` keeps the menu open. */
  onSelect?: (event: Event) => void;
} & Omit<ComponentProps<'div'>, 'onSelect'>;

/** @inherits Every attribute of a `div` element, `ref` included. */
export type DropdownMenuRadioGroupProps = {
  /** Value of the chosen item. */
  value?: string;
  /** Called with the value that the reader chooses. */
  onValueChange?: (value: string) => void;
} & ComponentProps<'div'>;

/** @inherits Every attribute of a `div` element, `ref` included. */
export type DropdownMenuRadioItemProps = {
  /** Value of this item in its group. */
  value: string;
  /** Shown, and skipped by the arrow keys. */
  disabled?: boolean;
  /** Called when chosen. `preventDefault()` keeps the menu open. */
  onSelect?: (event: Event) => void;
} & Omit<ComponentProps<'div'>, 'onSelect'>;

/** @inherits Every attribute of a `div` element, `ref` included. */
export type DropdownMenuLabelProps = {
  /** Indents the text to where an icon or a tick would end. */
  inset?: boolean;
} & ComponentProps<'div'>;

export type DropdownMenuSubProps = {
  /** Whether the submenu is open, when your component keeps that. */
  open?: boolean;
  /** Whether it is open at first. */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** `DropdownMenuSubTrigger` and `DropdownMenuSubContent`. */
  children?: ReactNode;
};

/** @inherits Every attribute of a `div` element, `ref` included. */
export type DropdownMenuSubTriggerProps = {
  /** Indents the text to where an icon or a tick would end. */
  inset?: boolean;
  /** Shown, and skipped by the arrow keys. */
  disabled?: boolean;
} & ComponentProps<'div'>;

/** Several actions behind one button. */
export function DropdownMenu({
  modal = true,
  ...rest
}: DropdownMenuProps): ReactNode {
  return <MenuPrimitive.Root modal={modal} {...rest} />;
}

/** What opens the menu. */
export function DropdownMenuTrigger({
  disabled = false,
  ...rest
}: DropdownMenuTriggerProps): ReactNode {
  return <MenuPrimitive.Trigger disabled={disabled} {...rest} />;
}

/** The menu. */
export function DropdownMenuContent({
  sideOffset = 4,
  className,
  children,
  ...rest
}: DropdownMenuContentProps): ReactNode {
  return (
    <MenuPrimitive.Portal>
      <MenuPrimitive.Content
        sideOffset={sideOffset}
        className={clsx(styles.content, className)}
        {...rest}>
        <InertBehind />
        {children}
      </MenuPrimitive.Content>
    </MenuPrimitive.Portal>
  );
}

/** One action. */
export function DropdownMenuItem({
  inset,
  className,
  ...rest
}: DropdownMenuItemProps): ReactNode {
  return (
    <MenuPrimitive.Item
      className={clsx(styles.item, inset && styles.inset, className)}
      {...rest}
    />
  );
}

/** An option that is on or off. */
export function DropdownMenuCheckboxItem({
  className,
  children,
  ...rest
}: DropdownMenuCheckboxItemProps): ReactNode {
  return (
    <MenuPrimitive.CheckboxItem
      className={clsx(styles.item, styles.inset, className)}
      {...rest}>
      <MenuPrimitive.ItemIndicator className={styles.indicator}>
        <Icons.Checked />
      </MenuPrimitive.ItemIndicator>
      {children}
    </MenuPrimitive.CheckboxItem>
  );
}

/** Items of which one is chosen. */
export function DropdownMenuRadioGroup(
  props: DropdownMenuRadioGroupProps,
): ReactNode {
  return <MenuPrimitive.RadioGroup {...props} />;
}

/** One of those items. */
export function DropdownMenuRadioItem({
  className,
  children,
  ...rest
}: DropdownMenuRadioItemProps): ReactNode {
  return (
    <MenuPrimitive.RadioItem
      className={clsx(styles.item, styles.inset, className)}
      {...rest}>
      <MenuPrimitive.ItemIndicator className={styles.indicator}>
        <span className={styles.dot} />
      </MenuPrimitive.ItemIndicator>
      {children}
    </MenuPrimitive.RadioItem>
  );
}

/** Heading of a group. It cannot receive the focus. */
export function DropdownMenuLabel({
  inset,
  className,
  ...rest
}: DropdownMenuLabelProps): ReactNode {
  return (
    <MenuPrimitive.Label
      className={clsx(styles.label, inset && styles.inset, className)}
      {...rest}
    />
  );
}

/** A line between groups. */
export function DropdownMenuSeparator({
  className,
  ...rest
}: ComponentProps<'div'>): ReactNode {
  return (
    <MenuPrimitive.Separator
      className={clsx(styles.separator, className)}
      {...rest}
    />
  );
}

/** The keys of an action, at the end of its item. It shows them; it does not listen to them. */
export function DropdownMenuShortcut({
  className,
  ...rest
}: ComponentProps<'span'>): ReactNode {
  return <span className={clsx(styles.shortcut, className)} {...rest} />;
}

/** Items that belong together. Name it with a label and `aria-labelledby`. */
export function DropdownMenuGroup(props: ComponentProps<'div'>): ReactNode {
  return <MenuPrimitive.Group {...props} />;
}

/** Puts its children at the end of the page. `DropdownMenuContent` does this automatically. */
export function DropdownMenuPortal({
  children,
}: {
  children?: ReactNode;
}): ReactNode {
  return <MenuPrimitive.Portal>{children}</MenuPrimitive.Portal>;
}

/** A menu in the menu. */
export function DropdownMenuSub(props: DropdownMenuSubProps): ReactNode {
  return <MenuPrimitive.Sub {...props} />;
}

/** The item that opens it. */
export function DropdownMenuSubTrigger({
  inset,
  className,
  children,
  ...rest
}: DropdownMenuSubTriggerProps): ReactNode {
  return (
    <MenuPrimitive.SubTrigger
      className={clsx(styles.item, inset && styles.inset, className)}
      {...rest}>
      {children}
      <Icons.ChevronClosed className={styles.more} />
    </MenuPrimitive.SubTrigger>
  );
}

/** The menu in the menu. */
export function DropdownMenuSubContent({
  className,
  ...rest
}: Omit<ComponentProps<'div'>, 'dir'>): ReactNode {
  return (
    <MenuPrimitive.Portal>
      <MenuPrimitive.SubContent
        className={clsx(styles.content, className)}
        {...rest}
      />
    </MenuPrimitive.Portal>
  );
}
