import {useEffect, useState, type CSSProperties, type ReactNode} from 'react';
import type * as Sonner from 'sonner';
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
   * Corner or edge at which messages appear.
   * @default 'bottom-right'
   */
  position?: ToasterPosition;
  /**
   * Time until a message closes, in milliseconds.
   * @default 4000
   */
  duration?: number;
  /**
   * How many messages are visible at the same time.
   * @default 3
   */
  visibleToasts?: number;
  /** Shows the messages one below the other instead of stacked. */
  expand?: boolean;
  /** Adds a button that closes a message. */
  closeButton?: boolean;
  /** Colors each message by its type. */
  richColors?: boolean;
};

/** The library colors messages for its own two themes; these are the tokens of the viewer. */
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

/** The library comes with the first message: a page that shows none does not load it. */
let loading: Promise<typeof Sonner> | undefined;
let loaded: typeof Sonner | undefined;
const toasters = new Set<(sonner: typeof Sonner) => void>();

function load(): Promise<typeof Sonner> {
  loading ??= import('sonner').then(
    async (sonner) => {
      loaded = sonner;
      toasters.forEach((show) => show(sonner));
      // A screen reader reads a message when its live region was on the page before it.
      await new Promise((resolve) => setTimeout(resolve, 100));
      return sonner;
    },
    (error: unknown) => {
      // The next message tries again: the network may be back.
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The component in which messages appear. The viewer has one at its root, so an extension only calls `toast`. */
export function Toaster({richColors = true, ...rest}: ToasterProps): ReactNode {
  const [sonner, setSonner] = useState<typeof Sonner>();
  useEffect(() => {
    const show = (library: typeof Sonner) => setSonner(library);
    toasters.add(show);
    if (loaded) {
      show(loaded);
    }
    return () => {
      toasters.delete(show);
    };
  }, []);
  return (
    sonner && (
      <sonner.Toaster
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
    )
  );
}

let count = 0;

/** The `id` is available immediately, as in the library; the message follows. */
function withId<Data extends {id?: string | number}>(data?: Data) {
  count += 1;
  return {...data, id: data?.id ?? `message-${count}`};
}

type Kind = 'message' | 'success' | 'info' | 'warning' | 'error' | 'loading';

function kind(name: Kind): typeof Sonner.toast.success {
  return (title, data) => {
    const options = withId(data);
    void load().then(({toast: show}) => show[name](title, options));
    return options.id;
  };
}

const promise: typeof Sonner.toast.promise = (wait, data) => {
  const running = typeof wait === 'function' ? wait() : wait;
  // It may fail before the library is there to listen.
  running.catch(() => undefined);
  const options = withId(data);
  void load().then(({toast: show}) => show.promise(running, options));
  return Object.assign(options.id as number & string, {unwrap: () => running});
};

const custom: typeof Sonner.toast.custom = (content, data) => {
  const options = withId(data);
  void load().then(({toast: show}) => show.custom(content, options));
  return options.id;
};

const dismiss: typeof Sonner.toast.dismiss = (id) => {
  void loading?.then(({toast: show}) => show.dismiss(id));
  return id!;
};

/** Shows a message; its properties are methods for each kind of message. */
export const toast: typeof Sonner.toast = Object.assign(kind('message'), {
  message: kind('message'),
  success: kind('success'),
  info: kind('info'),
  warning: kind('warning'),
  error: kind('error'),
  loading: kind('loading'),
  promise,
  custom,
  dismiss,
  getHistory: () => loaded?.toast.getHistory() ?? [],
  getToasts: () => loaded?.toast.getToasts() ?? [],
});
