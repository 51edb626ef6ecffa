import {useId, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useEarlyInput} from '@site/src/components/EarlyInput';
import styles from './styles.module.css';

/** A panel can be as narrow as this, in percent of the frame. */
const narrowest = 30;

type Props = {
  /** Percent of the frame. */
  value: number;
  onChange: (value: number) => void;
};

/** The handle for the width of an example. Without JavaScript it would do nothing, and is not there. */
export default function Width({value, onChange}: Props): ReactNode {
  const id = useId();
  const handle = useEarlyInput<HTMLInputElement>(`${value}`, (early) =>
    onChange(Number(early)),
  );
  return (
    <div className={styles.width}>
      <label htmlFor={id}>
        <Translate
          id="showcase.example.width"
          description="Handle below an example: how wide it is shown">
          Width
        </Translate>
      </label>
      <input
        ref={handle}
        id={id}
        type="range"
        min={narrowest}
        max={100}
        step={5}
        value={value}
        onChange={({target}) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
