/** The field of the finder and its two filters. */
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useEarlyInput} from '@site/src/components/EarlyInput';
import type {FoundArea} from './entries';
import type {Outcome} from './filter';
import type {PlaceTitle} from './places';
import styles from './styles.module.css';
import type {FinderState} from './useFinderState';

type Props = {
  state: FinderState;
  areas: readonly FoundArea[];
  places: readonly PlaceTitle[];
  countWith: Outcome['countWith'];
  onChange: (change: Partial<FinderState>) => void;
};

export default function Form({
  state,
  areas,
  places,
  countWith,
  onChange,
}: Props): ReactNode {
  const text = useEarlyInput<HTMLTextAreaElement>(state.text, (early) =>
    onChange({text: early}),
  );
  const where = useEarlyInput<HTMLSelectElement>(state.where, (early) =>
    onChange({where: early}),
  );
  const area = useEarlyInput<HTMLSelectElement>(state.area, (early) =>
    onChange({area: early}),
  );
  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}>
      <label className={styles.text}>
        <Translate id="finder.text">Paste the message or type words</Translate>
        <textarea
          ref={text}
          rows={2}
          autoComplete="off"
          spellCheck={false}
          aria-describedby="finder-privacy"
          value={state.text}
          onChange={({target}) => onChange({text: target.value})}
        />
      </label>
      <label>
        <Translate id="finder.where">Where it appears</Translate>
        <select
          ref={where}
          value={state.where}
          onChange={({target}) => onChange({where: target.value})}>
          <option value="">
            <AllOf count={countWith({where: ''})} />
          </option>
          {places.map(({place, title}) => (
            <option key={place} value={place}>
              {`${title} (${countWith({where: place})})`}
            </option>
          ))}
        </select>
      </label>
      <label>
        <Translate id="finder.area">Area</Translate>
        <select
          ref={area}
          value={state.area}
          onChange={({target}) => onChange({area: target.value})}>
          <option value="">
            <AllOf count={countWith({area: ''})} />
          </option>
          {areas.map(({area: name, title}) => (
            <option key={name} value={name}>
              {`${title} (${countWith({area: name})})`}
            </option>
          ))}
        </select>
      </label>
      <p id="finder-privacy" className={styles.note}>
        <Translate id="finder.privacy">
          What you paste stays in your browser.
        </Translate>
      </p>
    </form>
  );
}

function AllOf({count}: {count: number}): ReactNode {
  return (
    <Translate id="finder.all" values={{count}}>
      {'All ({count})'}
    </Translate>
  );
}
