/** The field and the version list of the search page. */
import type {ReactNode, RefObject} from 'react';
import Translate from '@docusaurus/Translate';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {useReadersVersion} from '@site/src/features/versions';
import {longestQuery} from '../queryText';
import {useEarlyInput} from '@site/src/components/EarlyInput';
import styles from './styles.module.css';

export default function Form({
  ref,
  text,
  version,
  onText,
  onVersion,
}: {
  ref: RefObject<HTMLInputElement | null>;
  text: string;
  /** Name of the version to search. */
  version: string;
  onText: (text: string) => void;
  /** Gets the name of the version; empty for the one that needs no parameter. */
  onVersion: (name: string) => void;
}): ReactNode {
  const versions = useVersions(undefined);
  const readersVersion = useReadersVersion();
  const chooseVersion = (name: string) =>
    onVersion(
      readersVersion.isLast && name === readersVersion.name ? '' : name,
    );
  const select = useEarlyInput<HTMLSelectElement>(version, chooseVersion);
  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}>
      <label className={styles.field}>
        <Translate id="theme.SearchPage.inputLabel">Search</Translate>
        <input
          ref={ref}
          type="search"
          name="q"
          maxLength={longestQuery}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({target}) => onText(target.value)}
        />
      </label>
      {versions.length > 1 && (
        <label className={styles.field}>
          <Translate id="search.page.version">Version</Translate>
          <select
            ref={select}
            name="version"
            value={version}
            onChange={({target}) => chooseVersion(target.value)}>
            {versions.map(({name, label}) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
    </form>
  );
}
