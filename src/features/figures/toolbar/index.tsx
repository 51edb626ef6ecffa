import type {CSSProperties, PointerEvent, ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import shared from '../styles.module.css';
import styles from './styles.module.css';

/** A button of a mode's toolbar. Texts are Markdown with code in backticks. */
export type ToolbarButton = {
  id: string;
  label: string;
  uiType: string;
  purpose: string;
  commands: {name: string; options: string}[];
  keys: string[];
  evaluators: {name: string; options: string; effect: string}[];
  /** In the mode, the button also has listeners. */
  listeners: boolean;
  snippet: string;
  /** The buttons of the section that it opens. */
  menu: ToolbarButton[];
};

/** Where the buttons begin and end in the picture, which is 1280 wide, and the end of the last. */
const edges = [424, 486, 530, 574, 618, 662, 706, 749, 793, 862] as const;
const shown = edges[9] - edges[0];

/** The button that is active in the picture. */
const chosen = 'WindowLevel';

/**
 * The toolbar of the Basic Viewer, with all about the button that a reader chooses. The buttons
 * are radio buttons, and CSS shows what belongs to the chosen one: it works without scripts.
 *
 * @param buttons JSON, and the URL of the screenshot, from plugin/toolbar.ts
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
      className={clsx('live-figure', shared.figure)}
      data-figure="toolbar">
      <div
        role="radiogroup"
        aria-label={translate({
          id: 'figures.toolbar.group',
          message: 'Buttons of the Basic Viewer',
        })}
        className={styles.toolbar}
        data-search-skip="index">
        <div className={styles.strip}>
          <img src={picture} alt="" width="1280" height="48" />
        </div>
        {(JSON.parse(buttons) as ToolbarButton[]).map((button, at) => (
          <Item
            key={button.id}
            button={button}
            className={styles.button}
            style={
              {
                '--from': (edges[at]! - edges[0]) / shown,
                '--to': (edges[at + 1]! - edges[0]) / shown,
              } as CSSProperties
            }
          />
        ))}
      </div>
      <figcaption>
        <Translate id="figures.toolbar.caption">
          The section primary of the Basic Viewer. Try the other buttons: point
          to one, tap it, or use the arrow keys. The first and the last one open
          a section with more buttons.
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

function Item({
  button,
  className,
  style,
}: {
  button: ToolbarButton;
  className: string | undefined;
  style?: CSSProperties;
}): ReactNode {
  const {id, label, menu} = button;
  return (
    <div className={styles.item}>
      <label
        className={className}
        style={style}
        onPointerEnter={style && choose}>
        <input
          type="radio"
          name="toolbar-figure"
          value={id}
          defaultChecked={id === chosen}
          aria-describedby={`toolbar-figure-${id}`}
          data-search-skip=""
        />
        <span>{label}</span>
      </label>
      {menu.map((one) => (
        <Item key={one.id} button={one} className={styles.chip} />
      ))}
      <Card {...button} />
    </div>
  );
}

/** Text with code in backticks. */
const marked = (text: string) =>
  text
    .split('`')
    .map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));

function Card(button: ToolbarButton): ReactNode {
  const {id, label, purpose, commands, keys, evaluators} = button;
  const none = translate({id: 'figures.toolbar.none', message: 'None'});
  return (
    <div className={styles.card}>
      <p id={`toolbar-figure-${id}`}>
        <strong>{label}</strong> {marked(purpose)}
      </p>
      <dl>
        <dt>
          <Translate id="figures.toolbar.commands">Command</Translate>
        </dt>
        {commands.length === 0 && <dd>{none}</dd>}
        {commands.map(({name, options}) => (
          <dd key={name}>
            <code>{name}</code> {options && <code>{`{ ${options} }`}</code>}
          </dd>
        ))}
        <dt>
          <Translate id="figures.toolbar.hotkey">Hotkey</Translate>
        </dt>
        <dd>
          {keys.length === 0 && none}
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </dd>
        <dt>
          <Translate id="figures.toolbar.evaluator">Evaluator</Translate>
        </dt>
        {evaluators.length === 0 && <dd>{none}</dd>}
        {evaluators.map(({name, options, effect}) => (
          <dd key={name}>
            <code>{name}</code> {options && <code>{`{ ${options} }`}</code>}{' '}
            {marked(effect)}
          </dd>
        ))}
      </dl>
      <pre>
        <code>{button.snippet}</code>
      </pre>
      {button.listeners && (
        <p>
          <Translate id="figures.toolbar.listeners">
            In the Basic Viewer, this button also has listeners, which run
            commands when an event fires.
          </Translate>
        </p>
      )}
    </div>
  );
}
