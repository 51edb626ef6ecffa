import type {ComponentProps, ReactNode} from 'react';
import * as MenuPrimitive from '@radix-ui/react-dropdown-menu';
import clsx from 'clsx';
import {Icons} from './Icons';
import {InertBehind} from './InertBehind';
import styles from './DropdownMenu.module.css';

export type DropdownMenuProps = {
  /** Whether the menu is open, if your component controls it. */
  open?: boolean;
  /** Whether it is open initially. */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** If `true`, users cannot operate anything outside the open menu, and screen readers do not announce it. */
  modal?: boolean;
  /** `DropdownMenuTrigger` and `DropdownMenuContent`. */
  children?: ReactNode;
};

/** @inherits Every attribute of a `button` element, including `ref`. */
export type DropdownMenuTriggerProps = {
  /** Uses its only child, usually a `Button`, as the trigger instead of adding an element. */
  asChild?: boolean;
  /** Prevents it from being opened. */
  disabled?: boolean;
} & ComponentProps<'button'>;

/** @inherits Every attribute of a `div` element, including `ref`. */
export type DropdownMenuContentProps = {
  /** Distance between the trigger and the menu, in pixels. */
  sideOffset?: number;
  /**
   * Side of the trigger on which it opens.
   * @default 'bottom'
   */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /**
   * Alignment along that side.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'end';
  /** Called before the focus returns to the trigger; `preventDefault()` leaves the focus where it is. */
  onCloseAutoFocus?: (event: Event) => void;
} & Omit<ComponentProps<'div'>, 'dir'>;

/** @inherits Every attribute of a `div` element, including `ref`. */
export type DropdownMenuItemProps = {
  /** Aligns the text with items that have an icon or a check mark. */
  inset?: boolean;
  /** Shows the item as disabled; the arrow keys skip it. */
  disabled?: boolean;
  /** Called when the user chooses the item with the pointer or a key. `preventDefault()` keeps the menu open. */
  onSelect?: (event: Event) => void;
  /**
   * Text that typing letters searches for.
   * @default the text of the item
   */
  textValue?: string;
} & Omit<ComponentProps<'div'>, 'onSelect'>;

/** @inherits Every attribute of a `div` element, including `ref`. */
export type DropdownMenuCheckboxItemProps = {
  /** Whether the item has a check mark. */
  checked?: boolean | 'indeterminate';
  /** Called with the new state when the user operates the control. */
  onCheckedChange?: (checked: boolean) => void;
  /** Shows the item as disabled; the arrow keys skip it. */
  disabled?: boolean;
  /** Called when the user chooses the item. `preventDefault()` keeps the menu open. */
  onSelect?: (event: Event) => void;
} & Omit<ComponentProps<'div'>, 'onSelect'>;

/** @inherits Every attribute of a `div` element, including `ref`. */
export type DropdownMenuRadioGroupProps = {
  /** Value of the selected item. */
  value?: string;
  /** Called with the value that the user chooses. */
  onValueChange?: (value: string) => void;
} & ComponentProps<'div'>;

/** @inherits Every attribute of a `div` element, including `ref`. */
export type DropdownMenuRadioItemProps = {
  /** Value of this item in its group. */
  value: string;
  /** Shows the item as disabled; the arrow keys skip it. */
  disabled?: boolean;
  /** Called when the user chooses the item. `preventDefault()` keeps the menu open. */
  onSelect?: (event: Event) => void;
} & Omit<ComponentProps<'div'>, 'onSelect'>;

/** @inherits Every attribute of a `div` element, including `ref`. */
export type DropdownMenuLabelProps = {
  /** Aligns the text with items that have an icon or a check mark. */
  inset?: boolean;
} & ComponentProps<'div'>;

export type DropdownMenuSubProps = {
  /** Whether the submenu is open, if your component controls it. */
  open?: boolean;
  /** Whether it is open initially. */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** `DropdownMenuSubTrigger` and `DropdownMenuSubContent`. */
  children?: ReactNode;
};

/** @inherits Every attribute of a `div` element, including `ref`. */
export type DropdownMenuSubTriggerProps = {
  /** Aligns the text with items that have an icon or a check mark. */
  inset?: boolean;
  /** Shows the item as disabled; the arrow keys skip it. */
  disabled?: boolean;
} & ComponentProps<'div'>;

/** Several actions behind one button. */
export function DropdownMenu({
  modal = true,
  ...rest
}: DropdownMenuProps): ReactNode {
  return <MenuPrimitive.Root modal={modal} {...rest} />;
}

/** The element that opens the menu. */
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

/** An item that turns an option on or off. */
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

/** A group of items from which the user chooses one. */
export function DropdownMenuRadioGroup(
  props: DropdownMenuRadioGroupProps,
): ReactNode {
  return <MenuPrimitive.RadioGroup {...props} />;
}

/** An item in such a group. */
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

/** The heading of a group. It cannot receive the focus. */
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

/** The keyboard shortcut of an action, at the end of its item. It does not handle the keys. */
export function DropdownMenuShortcut({
  className,
  ...rest
}: ComponentProps<'span'>): ReactNode {
  return <span className={clsx(styles.shortcut, className)} {...rest} />;
}

/** A group of related items. Name it with a label and `aria-labelledby`. */
export function DropdownMenuGroup(props: ComponentProps<'div'>): ReactNode {
  return <MenuPrimitive.Group {...props} />;
}

/** Renders its children at the end of the page. `DropdownMenuContent` does this automatically. */
export function DropdownMenuPortal({
  children,
}: {
  children?: ReactNode;
}): ReactNode {
  return <MenuPrimitive.Portal>{children}</MenuPrimitive.Portal>;
}

/** A submenu. */
export function DropdownMenuSub(props: DropdownMenuSubProps): ReactNode {
  return <MenuPrimitive.Sub {...props} />;
}

/** The item that opens the submenu. */
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

/** The content of the submenu. */
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
