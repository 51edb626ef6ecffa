/**
 * Why: the theme adds its buttons when React is there; the button that copies works before,
 * and needs no React at all (src/chrome/copying.ts).
 * How: replaces the theme's component (unsafe; theme-classic 3.10.2). The button for long
 * lines stays the theme's: it is there only if a line is too long for the screen. The theme
 * measures that once; the width changes, and that of code outside the viewport (src/css/code.css)
 * is known later.
 */
import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import BrowserOnly from '@docusaurus/BrowserOnly';
import {translate} from '@docusaurus/Translate';
import {
  CodeBlockContextProvider,
  useCodeBlockContext,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Buttons';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import styles from './styles.module.css';

function WordWrap(): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {codeBlockRef} = wordWrap;
  const [isLong, setIsLong] = useState(false);

  useEffect(() => {
    const pre = codeBlockRef.current!;
    const observer = new ResizeObserver(() => {
      setIsLong(pre.scrollWidth > pre.clientWidth);
    });
    observer.observe(pre);
    observer.observe(pre.firstElementChild!);
    return () => observer.disconnect();
  }, [codeBlockRef]);

  return (
    <CodeBlockContextProvider
      metadata={metadata}
      wordWrap={{
        ...wordWrap,
        isCodeScrollable: isLong || wordWrap.isEnabled,
      }}>
      <WordWrapButton />
    </CodeBlockContextProvider>
  );
}

export default function CodeBlockButtons({className}: Props): ReactNode {
  return (
    <div className={clsx(className, styles.buttonGroup)}>
      <BrowserOnly>{() => <WordWrap />}</BrowserOnly>
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
