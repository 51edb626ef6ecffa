/**
 * Why: the theme adds its buttons when React is there; these work before, and need no React at all
 * (src/chrome/copying.ts, src/chrome/longLines.ts).
 * How: replaces the theme's component (unsafe; theme-classic 3.10.2). The button for long lines is
 * shown only if a line is too long for its block.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/CodeBlock/Buttons';
import styles from './styles.module.css';

export default function CodeBlockButtons({className}: Props): ReactNode {
  const wrap = translate({
    id: 'theme.CodeBlock.wordWrapToggle',
    message: 'Toggle word wrap',
    description:
      'The title attribute for toggle word wrapping button of code block lines',
  });
  return (
    <div className={clsx(className, styles.buttonGroup)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.wrapButton)}
        title={wrap}
        aria-label={wrap}
        aria-pressed="false"
        data-wrap=""
      />
      <button
        type="button"
        className={clsx('clean-btn', styles.copyButton)}
        title={translate({
          id: 'theme.CodeBlock.copy',
          message: 'Copy',
          description: 'The copy button label on code blocks',
        })}
        aria-label={translate({
          id: 'theme.CodeBlock.copyButtonAriaLabel',
          message: 'Copy code to clipboard',
          description: 'The ARIA label for copy code blocks button',
        })}
        data-copied-label={translate({
          id: 'theme.CodeBlock.copied',
          message: 'Copied',
          description: 'The copied button label on code blocks',
        })}
      />
    </div>
  );
}
