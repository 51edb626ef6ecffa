import {useId, useState, type ComponentType, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useEarlyInput} from '@site/src/components/EarlyInput';
import type {ComponentDoc} from '../plugin/props';
import ShowcaseRow from '../ShowcaseRow';
import {choiceOf, type Choice} from './choiceOf';
import {jsxOf} from './jsxOf';
import styles from './styles.module.css';

type Props = {
  /** Name of the component, and of its file in `packages/ui-next`. */
  of: string;
  component: ComponentType<Record<string, unknown>>;
  /** Props with a choice. One that the file does not declare is an attribute of the element, on or off. */
  choose: readonly string[];
  /** Values that the other props, or the text, do not suit. */
  omit?: readonly string[];
  /** The other props. */
  given?: Readonly<Record<string, unknown>>;
  /** Which of the chosen props each event changes: as the component's own buttons do. */
  toggles?: Readonly<Record<string, string>>;
  text?: string;
  /** Added by the remark plugin `showcase`. */
  components?: ComponentDoc[];
};

function Control({
  choice: {prop, values},
  value,
  onChange,
}: {
  choice: Choice;
  value: string | boolean;
  onChange: (value: string | boolean) => void;
}): ReactNode {
  const id = useId();
  const field = useEarlyInput<
    HTMLInputElement & HTMLSelectElement,
    string | boolean
  >(value, onChange);
  const label = (
    <label htmlFor={id}>
      <code>{prop}</code>
    </label>
  );
  return values ? (
    <span>
      {label}
      <select
        ref={field}
        id={id}
        data-search-skip=""
        value={String(value)}
        onChange={({currentTarget}) => onChange(currentTarget.value)}>
        {values.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </span>
  ) : (
    <span>
      <input
        ref={field}
        id={id}
        type="checkbox"
        data-search-skip=""
        checked={value === true}
        onChange={({currentTarget}) => onChange(currentTarget.checked)}
      />
      {label}
    </span>
  );
}

/** A component whose props the reader chooses, with the source that follows the choices. */
export default function ShowcaseControls({
  of,
  component: Component,
  choose,
  omit = [],
  given = {},
  toggles = {},
  text,
  components,
}: Props): ReactNode {
  const doc = components?.find(({name}) => name === of);
  if (!doc) {
    throw new Error(
      `<Controls of="${of}"> found no such component: it works in the Markdown pages of src/pages, with a component of packages/ui-next.`,
    );
  }
  const choices = choose.map((prop) => choiceOf(prop, doc, omit));
  const [chosen, setChosen] = useState<Record<string, string | boolean>>({});
  const set = (prop: string, value: string | boolean) =>
    setChosen((now) => ({...now, [prop]: value}));
  const props: Record<string, unknown> = {...given};
  for (const {prop, initial} of choices) {
    const value = chosen[prop] ?? initial;
    if (prop in given || value !== initial) {
      props[prop] = value;
    }
  }
  for (const [event, prop] of Object.entries(toggles)) {
    const initial = choices.find((choice) => choice.prop === prop)?.initial;
    props[event] = () => set(prop, !(chosen[prop] ?? initial));
  }
  return (
    <ShowcaseRow
      code={jsxOf(of, props, text)}
      fileName={`${of}.tsx`}
      below={
        <div
          className={styles.controls}
          role="group"
          aria-label={translate({
            id: 'showcase.controls',
            message: 'Props of the example',
            description: 'Name of the group of fields below an example',
          })}>
          {choices.map((choice) => (
            <Control
              key={choice.prop}
              choice={choice}
              value={chosen[choice.prop] ?? choice.initial}
              onChange={(value) => set(choice.prop, value)}
            />
          ))}
        </div>
      }>
      <Component {...props}>{text}</Component>
    </ShowcaseRow>
  );
}
