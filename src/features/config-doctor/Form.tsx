/** Where the text comes from, and where the file will be used. */
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {sureFixes} from '@ohif-docs/doctor/config/fixes';
import {useEarlyInput} from '@site/src/components/EarlyInput';
import type {Choices} from '@generated/config-doctor/default/rules.json';
import {FileButton, save} from '@site/src/features/tools';
import type {Doctor} from './useDoctor';

function Field({
  name,
  label,
  placeholder,
  doctor: {place, choose},
}: {
  name: 'origin' | 'path';
  label: string;
  placeholder: string;
  doctor: Doctor;
}): ReactNode {
  const field = useEarlyInput<HTMLInputElement>(place[name], (early) =>
    choose({[name]: early}),
  );
  return (
    <label>
      {label}
      <input
        ref={field}
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={place[name]}
        onChange={({currentTarget: {value}}) => choose({[name]: value})}
      />
    </label>
  );
}

export function PlaceFields({
  choices,
  doctor,
}: {
  choices: Choices;
  doctor: Doctor;
}): ReactNode {
  const {place, choose} = doctor;
  const release = useEarlyInput<HTMLSelectElement>(place.release, (early) =>
    choose({release: early}),
  );
  const archive = useEarlyInput<HTMLSelectElement>(place.archive, (early) =>
    choose({archive: early}),
  );
  return (
    <div className="place">
      <label>
        <Translate id="configDoctor.release">Release</Translate>
        <select
          ref={release}
          value={place.release}
          onChange={({currentTarget: {value}}) => choose({release: value})}>
          {choices.releases.map(({id, label}) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        <Translate id="configDoctor.archive">Archive</Translate>
        <select
          ref={archive}
          value={place.archive}
          onChange={({currentTarget: {value}}) => choose({archive: value})}>
          <option value="">
            {translate({
              id: 'configDoctor.archive.none',
              message: 'Not specified',
            })}
          </option>
          {choices.archives.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <Field
        name="origin"
        doctor={doctor}
        label={translate({
          id: 'configDoctor.origin',
          message: 'Origin of the viewer (optional)',
        })}
        placeholder="https://viewer.example.org"
      />
      <Field
        name="path"
        doctor={doctor}
        label={translate({
          id: 'configDoctor.path',
          message: 'Path of the viewer (optional)',
        })}
        placeholder="/ohif"
      />
    </div>
  );
}

export function SourceFields({
  choices,
  doctor,
  onFile,
}: {
  choices: Choices;
  doctor: Doctor;
  onFile: (file: File) => void;
}): ReactNode {
  const chooseSample = (value: string) => {
    const chosen = choices.samples[Number(value)];
    if (value !== '' && chosen) {
      doctor.bring(chosen.code);
    }
  };
  const sample = useEarlyInput<HTMLSelectElement>('', chooseSample);
  return (
    <div className="buttons">
      <FileButton
        accept=".js,.mjs,.cjs,.json,.jsonc,.ts,.txt"
        onFiles={([file]) => onFile(file)}>
        <Translate id="configDoctor.open">Open a file</Translate>
      </FileButton>
      <label>
        <span className="hidden-label">
          <Translate id="configDoctor.sample">Start from a sample</Translate>
        </span>
        <select
          ref={sample}
          value=""
          onChange={({currentTarget: {value}}) => chooseSample(value)}>
          <option value="">
            {translate({
              id: 'configDoctor.sample',
              message: 'Start from a sample',
            })}
          </option>
          {choices.samples.map(({title}, i) => (
            <option key={title} value={i}>
              {title}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

export function FixActions({doctor}: {doctor: Doctor}): ReactNode {
  const {outcome, canUndo, canRedo} = doctor;
  const safe = sureFixes(outcome?.result.findings ?? []).length;
  return (
    <div className="buttons">
      <button
        type="button"
        className="primary"
        disabled={!safe}
        onClick={() => void doctor.fixAll()}>
        <Translate id="configDoctor.fixAll" values={{count: safe}}>
          {'Apply all safe fixes ({count})'}
        </Translate>
      </button>
      <button type="button" disabled={!canUndo} onClick={doctor.undo}>
        <Translate id="configDoctor.undo">Undo</Translate>
      </button>
      <button type="button" disabled={!canRedo} onClick={doctor.redo}>
        <Translate id="configDoctor.redo">Redo</Translate>
      </button>
    </div>
  );
}

export function FileActions({
  doctor,
  copy,
}: {
  doctor: Doctor;
  copy: (text: string) => Promise<void>;
}): ReactNode {
  const {text, say, markSaved} = doctor;
  const copyText = (content: Promise<string>) =>
    content.then(copy).then(
      () => say('copied'),
      () => say('refused'),
    );
  return (
    <div className="buttons">
      <button
        type="button"
        disabled={!text}
        onClick={() => {
          markSaved();
          void copyText(Promise.resolve(text));
        }}>
        <Translate id="configDoctor.copy">Copy the file</Translate>
      </button>
      <button
        type="button"
        disabled={!text}
        onClick={() => {
          markSaved();
          save('app-config.js', 'text/javascript', text);
        }}>
        <Translate id="configDoctor.save">Save the file</Translate>
      </button>
      <button
        type="button"
        disabled={!text}
        onClick={() => void copyText(doctor.report())}>
        <Translate id="configDoctor.report">Copy a masked report</Translate>
      </button>
      <button
        type="button"
        disabled={!doctor.canRestore}
        onClick={doctor.restore}>
        <Translate id="configDoctor.restore">Restore original</Translate>
      </button>
    </div>
  );
}
