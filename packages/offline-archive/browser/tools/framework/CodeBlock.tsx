/** What the tools import as `@theme/CodeBlock`: a block as on the pages, without colors. */
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import buttons from '../../../../../src/theme/CodeBlock/Buttons/styles.module.css';

export default function CodeBlock({
  title,
  language,
  children,
}: {
  title: string;
  language: string;
  children: string;
}): ReactNode {
  return (
    <div className={`theme-code-block language-${language}`}>
      <div className="codeBlockTitle">{title}</div>
      <div className="codeBlockContent">
        {/* It scrolls sideways, also by keyboard. */}
        <pre tabIndex={0} className={`prism-code language-${language}`}>
          <code>
            {children
              .trimEnd()
              .split('\n')
              .map((line, index) => (
                <span key={index} className="token-line">
                  {line}
                  <br />
                </span>
              ))}
          </code>
        </pre>
        <div className={buttons.buttonGroup}>
          {/* src/chrome/copying.ts responds to it. */}
          <button
            type="button"
            className={`clean-btn ${buttons.copyButton}`}
            aria-label={translate({
              id: 'theme.CodeBlock.copyButtonAriaLabel',
              message: 'Copy code to clipboard',
            })}
            data-copied-label={translate({
              id: 'theme.CodeBlock.copied',
              message: 'Copied',
            })}
          />
        </div>
      </div>
    </div>
  );
}
