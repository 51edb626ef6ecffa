import type {CSSProperties, ReactNode} from 'react';
import {Toaster as Sonner, toast} from 'sonner';
import {Icons} from './Icons';

export type ToasterPosition =
  | 'top-left'
  | 'top-center'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-center'
  | 'bottom-right';

/** @inherits Every other prop of the `Toaster` of sonner. */
export type ToasterProps = {
  /**
   * Corner or edge in which messages appear.
   * @default 'bottom-right'
   */
  position?: ToasterPosition;
  /**
   * Milliseconds until a message goes.
   * @default 4000
   */
  duration?: number;
  /**
   * How many messages show at once.
   * @default 3
   */
  visibleToasts?: number;
  /** Shows messages below each other instead of stacked. */
  expand?: boolean;
  /** Adds a button that closes a message. */
  closeButton?: boolean;
  /** Colours a message by its kind. */
  richColors?: boolean;
};

/** The library colours messages for its own two themes; these are the tokens of the viewer. */
const paint = Object.fromEntries(
  ['normal', 'success', 'info', 'warning', 'error'].flatMap((kind) => [
    [`--${kind}-bg`, 'var(--viewer-popover)'],
    [`--${kind}-border`, `var(--viewer-${kind === 'normal' ? 'input' : kind})`],
    [
      `--${kind}-text`,
      `var(--viewer-${kind === 'normal' ? 'popover-foreground' : kind})`,
    ],
  ]),
) as CSSProperties;

/** Where messages appear. The viewer has one at its root: an extension calls `toast` only. */
export function Toaster({richColors = true, ...rest}: ToasterProps): ReactNode {
  return (
    <Sonner
      theme="dark"
      richColors={richColors}
      style={paint}
      icons={{
        success: <Icons.StatusSuccess />,
        info: <Icons.Info />,
        warning: <Icons.StatusWarning />,
        error: <Icons.StatusError />,
        loading: <Icons.LoadingSpinner />,
      }}
      toastOptions={{style: {fontFamily: 'var(--viewer-font)'}}}
      {...rest}
    />
  );
}

export {toast};
