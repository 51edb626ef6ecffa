/**
 * Why: code is most of what a long page consists of. Code outside the viewport is not styled,
 * laid out, or painted (src/css/code.css), and React takes over a block without its lines:
 * to highlight them again would hold up the reader's first clicks. On the next page, lines get
 * their colors when they have been shown: a third of the time from a click to a page of code.
 * How: wraps the theme's component (safe by its behavior, though the theme marks it as unsafe;
 * theme-classic 3.10.2). During hydration, what the static page contains stays as it is.
 */
import {
  createElement,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
} from 'react';
import {
  CodeBlockContextProvider,
  useCodeBlockContext,
} from '@docusaurus/theme-common/internal';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {afterPaint} from '@site/src/components/FirstInput/afterPaint';

type Props = {className?: string};

const keepStatic = {__html: ''};

const neverChanges = () => () => undefined;

/** Evaluated when the first code is rendered that is not in the static page. */
function highlighted(): ComponentType<Props> {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import is evaluated first
  const part: unknown = require('@site/src/components/CodeHighlighter');
  return (part as {default: ComponentType<Props>}).default;
}

/** Lines that are not in the static page: first without colors, in the same places. */
function Drawn(props: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const [isColored, setIsColored] = useState(!ExecutionEnvironment.canUseDOM);
  useEffect(() => {
    afterPaint(() => startTransition(() => setIsColored(true)));
  }, []);
  return (
    <CodeBlockContextProvider
      metadata={isColored ? metadata : {...metadata, language: 'text'}}
      wordWrap={wordWrap}>
      {createElement(highlighted(), props)}
    </CodeBlockContextProvider>
  );
}

export default function ContentWrapper(props: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {code} = metadata;
  const {codeBlockRef} = wordWrap;
  const frame = useRef<HTMLDivElement>(null);
  // False where React draws the page by itself, as after an error of hydration.
  const isHydration = useSyncExternalStore(
    neverChanges,
    () => false,
    () => ExecutionEnvironment.canUseDOM,
  );
  /** The code that the static page shows. */
  const [shown] = useState(isHydration ? code : undefined);
  const isStatic = shown === code;

  useLayoutEffect(() => {
    if (isStatic) {
      // For the button that wraps lines.
      Object.assign(codeBlockRef, {
        current: frame.current!.querySelector('pre'),
      });
    }
  }, [isStatic, codeBlockRef]);

  const lines = {'--lines': code.split('\n').length} as CSSProperties;
  return isStatic ? (
    <div
      key="static"
      ref={frame}
      className="code-lines"
      style={lines}
      suppressHydrationWarning
      dangerouslySetInnerHTML={keepStatic}
    />
  ) : (
    <div key="rendered" className="code-lines" style={lines}>
      <Drawn {...props} />
    </div>
  );
}
