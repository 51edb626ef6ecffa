import type {PointerEvent, ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import {WithCode} from '@site/src/features/tools';
import clsx from 'clsx';
import shared from '../styles.module.css';
import styles from './styles.module.css';

/** Texts are Markdown with code in backticks. */
export type ToolbarButton = {
  id: string;
  label: string;
  purpose: string;
  commands: string[];
  hotkeys: string[];
  evaluators: string[];
  /** What adds the button to a mode. */
  snippet: string;
  /** The buttons of the section that it opens. */
  menu: ToolbarButton[];
};

/**
 * The toolbar of the Basic Viewer, with all about the button that a reader chooses. The buttons
 * are radio buttons, and CSS shows what belongs to the chosen one: it works without scripts.
 *
 * @param props `buttons` as JSON and the URL of the screenshot, from plugin/toolbar.ts
 */
export default function ToolbarFigure({
  buttons,
  picture,
}: {
  buttons: string;
  picture: string;
}): ReactNode {
  return (
    <figure
      className={clsx('live-figure', shared.figure, styles.figure)}
      data-figure="toolbar">
      <div
        role="radiogroup"
        aria-label="primary"
        className={styles.toolbar}
        style={{backgroundImage: `url(${picture})`}}
        data-search-skip="index">
        {(JSON.parse(buttons) as ToolbarButton[]).map((button) => (
          <Item key={button.id} {...button} />
        ))}
      </div>
      <figcaption>
        <Translate id="figures.toolbar.caption">
          The toolbar of the Basic Viewer. Try another button: point to it, tap
          it, or use the arrow keys. The first and the last one open a section.
        </Translate>
      </figcaption>
    </figure>
  );
}

/** A mouse does not need to click. */
function choose({pointerType, currentTarget}: PointerEvent<HTMLElement>) {
  if (pointerType === 'mouse') {
    currentTarget.querySelector('input')!.checked = true;
  }
}

function Item({menu, ...button}: ToolbarButton): ReactNode {
  const {id, label, purpose, commands, hotkeys, evaluators} = button;
  const command = translate({id: 'figures.toolbar.run', message: 'Command'});
  const hotkey = translate({id: 'figures.toolbar.key', message: 'Hotkey'});
  return (
    <div className={styles.item}>
      <label onPointerEnter={choose}>
        <input
          type="radio"
          name="toolbar-figure"
          value={id}
          aria-label={label}
          aria-describedby={`toolbar-${id}`}
          defaultChecked={id === 'WindowLevel'}
          data-search-skip=""
        />
        {label}
      </label>
      {menu.map((one) => (
        <Item key={one.id} {...one} />
      ))}
      <div className={styles.card}>
        <p id={`toolbar-${id}`}>
          <strong>{label}</strong> <WithCode>{purpose}</WithCode>
        </p>
        <ul>
          {[
            ...commands.map((name) => `${command}: \`${name}\``),
            ...hotkeys.map((keys) => `${hotkey}: \`${keys}\``),
            ...evaluators,
          ].map((text) => (
            <li key={text}>
              <WithCode>{text}</WithCode>
            </li>
          ))}
        </ul>
        <CodeBlock language="text">{button.snippet}</CodeBlock>
      </div>
    </div>
  );
}
