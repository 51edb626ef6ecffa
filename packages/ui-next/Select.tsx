import {
  Children,
  createContext,
  isValidElement,
  useContext,
  useMemo,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import * as SelectPrimitive from '@radix-ui/react-select';
import clsx from 'clsx';
import {Icons} from './Icons';
import {InertBehind} from './InertBehind';
import styles from './Select.module.css';

export type SelectProps = {
  /** The selected value, if your component controls it. */
  value?: string;
  /** The initially selected value, if the select manages its own state. */
  defaultValue?: string;
  /** Called with the value that the user chooses. */
  onValueChange?: (value: string) => void;
  /** Whether the list is open, if your component controls it. */
  open?: boolean;
  /** Whether the list is open initially. */
  defaultOpen?: boolean;
  /** Called when the list opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Disables the control and removes it from the tab order. */
  disabled?: boolean;
  /** Name of the field in a form. */
  name?: string;
  /** Prevents the form from being submitted without a selected value. */
  required?: boolean;
  /** `SelectTrigger` and `SelectContent`. */
  children?: ReactNode;
};

/** @inherits Every attribute of a `button` element, including `ref`. */
export type SelectTriggerProps = {
  /** Usually one `SelectValue`. */
  children?: ReactNode;
} & ComponentProps<'button'>;

/** @inherits Every attribute of a `span` element, including `ref`. */
export type SelectValueProps = {
  /**
   * Text or element to show while no value is selected.
   * @default ''
   */
  placeholder?: ReactNode;
  /** Replaces the text of the selected item. */
  children?: ReactNode;
} & Omit<ComponentProps<'span'>, 'placeholder'>;

/** @inherits Every attribute of a `div` element, including `ref`. */
export type SelectContentProps = {
  /** `popper` opens the list below the trigger; `item-aligned` opens it over the trigger, with the selected item in the same place. */
  position?: 'popper' | 'item-aligned';
  /** The items. */
  children?: ReactNode;
} & Omit<ComponentProps<'div'>, 'dir'>;

/** @inherits Every attribute of a `div` element, including `ref`. */
export type SelectItemProps = {
  /** The value that `onValueChange` receives. It must not be empty. */
  value: string;
  /** Shows the item as disabled; the arrow keys skip it. */
  disabled?: boolean;
  /**
   * Text that typing letters searches for.
   * @default the text of the item
   */
  textValue?: string;
  /** The text of the item. */
  children?: ReactNode;
} & ComponentProps<'div'>;

/**
 * The text of every item, by value. The library below learns it when the list has been
 * mounted, so not on the server; `SelectValue` takes it from here.
 */
const ItemTexts = createContext<{texts: Map<string, ReactNode>; value: string}>(
  {
    texts: new Map(),
    value: '',
  },
);

function collectTexts(
  children: ReactNode,
  texts: Map<string, ReactNode>,
): Map<string, ReactNode> {
  Children.forEach(children, (child) => {
    if (!isValidElement<{value?: string; children?: ReactNode}>(child)) {
      return;
    }
    if (child.type === SelectItem && child.props.value !== undefined) {
      texts.set(child.props.value, child.props.children);
    } else {
      collectTexts(child.props.children, texts);
    }
  });
  return texts;
}

/** A control for choosing one value from a known list. */
export function Select({
  value,
  defaultValue = '',
  onValueChange,
  children,
  ...rest
}: SelectProps): ReactNode {
  const [chosen, setChosen] = useState(defaultValue);
  const current = value ?? chosen;
  const texts = useMemo(() => collectTexts(children, new Map()), [children]);
  const context = useMemo(() => ({texts, value: current}), [texts, current]);
  return (
    <ItemTexts value={context}>
      <SelectPrimitive.Root
        value={current}
        onValueChange={(next) => {
          setChosen(next);
          onValueChange?.(next);
        }}
        {...rest}>
        {children}
      </SelectPrimitive.Root>
    </ItemTexts>
  );
}

/** The button that shows the selected value and opens the list. */
export function SelectTrigger({
  className,
  children,
  ...rest
}: SelectTriggerProps): ReactNode {
  return (
    <SelectPrimitive.Trigger
      className={clsx(styles.trigger, className)}
      {...rest}>
      {children}
      <SelectPrimitive.Icon asChild>
        <Icons.ChevronOpen className={styles.chevron} />
      </SelectPrimitive.Icon>
    </SelectPrimitive.Trigger>
  );
}

/** The text of the selected value. */
export function SelectValue({
  placeholder = '',
  children,
  ...rest
}: SelectValueProps): ReactNode {
  const {texts, value} = useContext(ItemTexts);
  const text = children ?? texts.get(value);
  return (
    <SelectPrimitive.Value placeholder={placeholder} {...rest}>
      {text}
    </SelectPrimitive.Value>
  );
}

/** The list of values. */
export function SelectContent({
  position = 'popper',
  className,
  children,
  ...rest
}: SelectContentProps): ReactNode {
  return (
    <SelectPrimitive.Portal>
      <SelectPrimitive.Content
        position={position}
        className={clsx(styles.content, className)}
        {...rest}>
        <InertBehind />
        <SelectPrimitive.ScrollUpButton className={styles.scroll}>
          <Icons.ChevronOpen className={styles.up} />
        </SelectPrimitive.ScrollUpButton>
        <SelectPrimitive.Viewport
          className={clsx(
            styles.viewport,
            position === 'popper' && styles.popper,
          )}>
          {children}
        </SelectPrimitive.Viewport>
        <SelectPrimitive.ScrollDownButton className={styles.scroll}>
          <Icons.ChevronOpen />
        </SelectPrimitive.ScrollDownButton>
      </SelectPrimitive.Content>
    </SelectPrimitive.Portal>
  );
}

/** One value in the list. */
export function SelectItem({
  className,
  children,
  ...rest
}: SelectItemProps): ReactNode {
  return (
    <SelectPrimitive.Item className={clsx(styles.item, className)} {...rest}>
      <SelectPrimitive.ItemText>{children}</SelectPrimitive.ItemText>
      <SelectPrimitive.ItemIndicator className={styles.tick}>
        <Icons.Checked />
      </SelectPrimitive.ItemIndicator>
    </SelectPrimitive.Item>
  );
}
