/**
 * Why: a name such as `--fix` or `app-config.js` does not break at its hyphen (src/css/parts.css). No style can tell
 * it from one that is longer than a line.
 * How: wraps the theme's component (safe; theme-classic 3.10.2).
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import CodeInline from '@theme-original/CodeInline';
import type {Props} from '@theme/CodeInline';

/** One word with a hyphen that fits into a line of a phone, also in a list of a list. */
const shortName = /^(?=.*-)\S{2,30}$/;

export default function CodeInlineWrapper(props: Props): ReactNode {
  const {children, className} = props;
  const isShort = typeof children === 'string' && shortName.test(children);
  return (
    <CodeInline
      {...props}
      className={clsx(className, isShort && 'short-name') || undefined}
    />
  );
}
