import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/** Copies a text, and says whether the browser allowed it, until the text is another one. */
export default function CopyButton({
  text,
  copy,
  children,
}: {
  text: string | (() => string);
  copy: (text: string) => Promise<void>;
  children: ReactNode;
}): ReactNode {
  const [said, setSaid] = useState<{of: typeof text; message: string}>();
  const say = (message: string) => () => setSaid({of: text, message});
  return (
    <>
      <button
        type="button"
        onClick={() =>
          void copy(typeof text === 'string' ? text : text()).then(
            say(translate({id: 'tool.copied', message: 'Copied'})),
            say(
              translate({
                id: 'tool.notCopied',
                message: 'The browser did not allow it.',
              }),
            ),
          )
        }>
        {children}
      </button>
      <span role="status">
        {said && (typeof text === 'function' || said.of === text)
          ? said.message
          : ''}
      </span>
    </>
  );
}
