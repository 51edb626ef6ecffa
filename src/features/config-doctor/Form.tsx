/** Where the text comes from, and where the file will be used. */
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {sureFixes} from '@ohif-docs/doctor/config/fixes';
import type {Choices} from '@generated/config-doctor/default/rules.json';
import {
  BarSelect,
  Field,
  FileButton,
  save,
  styles,
} from '@site/src/features/tools';
import type {Doctor} from './useDoctor';

export function PlaceFields({
  choices,
  doctor: {place, choose},
}: {
  choices: Choices;
  doctor: Doctor;
}): ReactNode {
  return (
    <div className={`${styles.fields} place`}>
      <Field
        only
        label={translate({id: 'configDoctor.release', message: 'Release'})}
        value={place.release}
        choices={choices.releases.map(({id: value, label}) => ({value, label}))}
        onChange={(release) => choose({release})}
      />
      <Field
        only
        label={translate({id: 'configDoctor.archive', message: 'Archive'})}
        value={place.archive}
        choices={[
          {
            value: '',
            label: translate({
              id: 'configDoctor.archive.none',
              message: 'Not specified',
            }),
          },
          ...choices.archives,
        ]}
        onChange={(archive) => choose({archive})}
      />
      <Field
        label={translate({
          id: 'configDoctor.origin',
          message: 'Origin of the viewer (optional)',
        })}
        placeholder="https://viewer.example.org"
        value={place.origin}
        onChange={(origin) => choose({origin})}
      />
      <Field
        label={translate({
          id: 'configDoctor.path',
          message: 'Path of the viewer (optional)',
        })}
        placeholder="/ohif"
        value={place.path}
        onChange={(path) => choose({path})}
      />
    </div>
  );
}

export function Sources({
  choices,
  doctor,
  onFile,
}: {
  choices: Choices;
  doctor: Doctor;
  onFile: (file: File) => void;
}): ReactNode {
  const label = translate({
    id: 'configDoctor.sample',
    message: 'Start from a sample',
  });
  const chooseSample = (value: string) => {
    const chosen = choices.samples[Number(value)];
    if (value !== '' && chosen) {
      doctor.bring(chosen.code);
    }
  };
  return (
    <>
      <FileButton
        accept=".js,.mjs,.cjs,.json,.jsonc,.ts,.txt"
        onFiles={([file]) => onFile(file)}>
        <Translate id="configDoctor.open">Open a file</Translate>
      </FileButton>
      <BarSelect
        label={label}
        value=""
        choices={[
          {value: '', label},
          ...choices.samples.map(({title}, i) => ({
            value: `${i}`,
            label: title,
          })),
        ]}
        onChange={chooseSample}
      />
    </>
  );
}

function Steps({doctor}: {doctor: Doctor}): ReactNode {
  const {canUndo, canRedo, undo, redo} = doctor;
  return (
    (canUndo || canRedo) && (
      <>
        <button type="button" disabled={!canUndo} onClick={undo}>
          <Translate id="configDoctor.undo">Undo</Translate>
        </button>
        <button type="button" disabled={!canRedo} onClick={redo}>
          <Translate id="configDoctor.redo">Redo</Translate>
        </button>
      </>
    )
  );
}

/** Nothing but the sample, until there is a text. */
export function FileActions({
  doctor,
  sample,
  copy,
}: {
  doctor: Doctor;
  sample: string;
  copy: (text: string) => Promise<void>;
}): ReactNode {
  const {text, outcome, say, markSaved} = doctor;
  const safe = sureFixes(outcome?.result.findings ?? []).length;
  const copyText = (content: Promise<string>) =>
    content.then(copy).then(
      () => say('copied'),
      () => say('refused'),
    );
  return (
    <>
      {text ? (
        <button
          type="button"
          className="primary"
          disabled={!safe}
          onClick={() => void doctor.fixAll()}>
          <Translate id="configDoctor.fixAll" values={{count: safe}}>
            {'Apply all safe fixes ({count})'}
          </Translate>
        </button>
      ) : (
        <button
          type="button"
          className="primary"
          onClick={() => doctor.bring(sample)}>
          <Translate id="tool.checkSample">Check the sample</Translate>
        </button>
      )}
      <div className="quiet-buttons">
        <Steps doctor={doctor} />
        {text && (
          <>
            <button
              type="button"
              onClick={() => {
                markSaved();
                void copyText(Promise.resolve(text));
              }}>
              <Translate id="configDoctor.copy">Copy the file</Translate>
            </button>
            <button
              type="button"
              onClick={() => {
                markSaved();
                save('app-config.js', 'text/javascript', text);
              }}>
              <Translate id="configDoctor.save">Save the file</Translate>
            </button>
            <button
              type="button"
              onClick={() => void copyText(doctor.report())}>
              <Translate id="configDoctor.report">
                Copy a masked report
              </Translate>
            </button>
            {doctor.canRestore && (
              <button type="button" onClick={doctor.restore}>
                <Translate id="configDoctor.restore">
                  Restore original
                </Translate>
              </button>
            )}
          </>
        )}
      </div>
    </>
  );
}
