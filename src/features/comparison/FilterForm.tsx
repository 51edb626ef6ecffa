import {useId, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Area, What} from '@generated/compare/default/comparison.json';
import {useEarlyInput} from '@site/src/components/EarlyInput';
import {UnfoldAll} from '@site/src/features/folded';
import {nameOfWhat} from './RowItem';
import type {Filter} from './useFilter';
import styles from './styles.module.css';

const kinds: readonly What[] = ['removed', 'renamed', 'changed', 'added'];

function Select({
  label,
  all,
  value,
  options,
  onChange,
}: {
  label: string;
  all: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}): ReactNode {
  const id = useId();
  const select = useEarlyInput<HTMLSelectElement>(value, onChange);
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        ref={select}
        id={id}
        value={value}
        onChange={({currentTarget}) => onChange(currentTarget.value)}>
        <option value="">{all}</option>
        {options.map(([option, title]) => (
          <option key={option} value={option}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Chooses which differences are shown. Without JavaScript all of them are, and this is not. */
export default function FilterForm({
  areas,
  filter,
  children,
}: {
  areas: readonly Area[];
  filter: Filter;
  /** How many differences are shown. */
  children: ReactNode;
}): ReactNode {
  const id = useId();
  const text = useEarlyInput<HTMLInputElement>(filter.query, filter.type);
  const chooseBreaks = (checked: boolean) =>
    filter.choose({breaks: checked ? '1' : ''});
  const breaks = useEarlyInput<HTMLInputElement, boolean>(
    filter.breaks,
    chooseBreaks,
  );
  const allLabel = translate({id: 'compare.filter.all', message: 'All'});
  return (
    <search
      className={`page-filter ${styles.filter}`}
      data-search-skip=""
      data-hydrate-immediately="">
      <div>
        <label htmlFor={id}>
          <Translate id="compare.filter.text">Text</Translate>
        </label>
        <input
          ref={text}
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={translate({
            id: 'catalog.placeholder',
            message: 'Name or text',
          })}
          value={filter.query}
          onChange={({currentTarget}) => filter.type(currentTarget.value)}
        />
      </div>
      <button type="button" popoverTarget={`${id}choices`}>
        <Translate id="compare.filter.more">Filters</Translate>
      </button>
      <div id={`${id}choices`} popover="auto" className={styles.choices}>
        <Select
          label={translate({id: 'compare.filter.area', message: 'Area'})}
          all={allLabel}
          value={filter.area}
          options={areas.map((area) => [area.id, area.title] as const)}
          onChange={(area) => filter.choose({area})}
        />
        <Select
          label={translate({id: 'compare.filter.kind', message: 'Kind'})}
          all={allLabel}
          value={filter.kind}
          options={kinds.map((kind) => [kind, nameOfWhat(kind)] as const)}
          onChange={(kind) => filter.choose({kind})}
        />
        <label>
          <input
            ref={breaks}
            type="checkbox"
            checked={filter.breaks}
            onChange={({currentTarget}) => chooseBreaks(currentTarget.checked)}
          />
          <Translate id="compare.filter.breaks">
            Only what can break code
          </Translate>
        </label>
      </div>
      <p role="status">{children}</p>
      <UnfoldAll />
    </search>
  );
}
