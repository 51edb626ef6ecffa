/** Which upgrade, and where the files come from. */
import {useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Upgrade} from '@ohif-docs/doctor/upgrade';
import {useEarlyInput} from '@site/src/components/EarlyInput';
import {useLimit} from '@site/src/features/tools';
import {readDropped, readInput} from './readChosen';
import {sample} from './sample';
import type {UpgradeTool} from './useUpgrade';

const nameOf = ({from, to}: Upgrade) =>
  translate(
    {id: 'upgradeDoctor.pair', message: 'From {from} to {to}'},
    {from, to},
  );

/** A button that opens the browser's dialog for files, or for a folder. */
function FileButton({
  isFolder = false,
  doctor,
  children,
}: {
  isFolder?: boolean;
  doctor: UpgradeTool;
  children: ReactNode;
}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        {...(isFolder ? {webkitdirectory: ''} : {})}
        onChange={({currentTarget}) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length > 0) {
            doctor.bring(Promise.resolve(readInput(files)));
          }
          // Choosing the same files again must also fire a change event.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

/** Pasted code is checked as one file. */
function Paste({doctor}: {doctor: UpgradeTool}): ReactNode {
  const [text, setText] = useState('');
  const field = useEarlyInput<HTMLTextAreaElement>(text, setText);
  const {tooLong, onPaste} = useLimit(text);
  const check = (code: string) =>
    doctor.bring(
      Promise.resolve({
        sources: [{path: 'pasted.tsx', text: code}],
        ignored: 0,
        tooMany: 0,
      }),
    );
  return (
    <div>
      <label htmlFor="upgrade-doctor-text">
        <Translate id="upgradeDoctor.text">
          Paste code: a file, or a part of one (TypeScript, TSX, or JavaScript)
        </Translate>
      </label>
      <textarea
        ref={field}
        id="upgrade-doctor-text"
        rows={10}
        wrap="off"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={sample}
        value={text}
        onPaste={onPaste}
        onChange={({currentTarget}) => setText(currentTarget.value)}
      />
      {tooLong}
      <div className="buttons">
        <button
          type="button"
          disabled={text.trim() === ''}
          onClick={() => check(text)}>
          <Translate id="upgradeDoctor.check">Check this code</Translate>
        </button>
        {text === '' && (
          <button
            type="button"
            onClick={() => {
              setText(sample);
              check(sample);
            }}>
            <Translate id="upgradeDoctor.sample">Check the sample</Translate>
          </button>
        )}
      </div>
    </div>
  );
}

export default function Choices({
  doctor,
  pairs,
}: {
  doctor: UpgradeTool;
  pairs: readonly Upgrade[];
}): ReactNode {
  const {upgrade, choose, bring} = doctor;
  const [isOver, setOver] = useState(false);
  const [isText, setText] = useState(false);
  const value = pairs.findIndex(
    ({from, to}) => from === upgrade.from && to === upgrade.to,
  );
  const chooseAt = (index: string) => choose(pairs[Number(index)]!);
  const select = useEarlyInput<HTMLSelectElement>(`${value}`, chooseAt);
  return (
    <>
      <label className="pair">
        <Translate id="upgradeDoctor.upgrade">Upgrade</Translate>
        <select
          ref={select}
          value={value}
          onChange={({currentTarget}) => chooseAt(currentTarget.value)}>
          {pairs.map((pair, i) => (
            <option key={nameOf(pair)} value={i}>
              {nameOf(pair)}
            </option>
          ))}
        </select>
      </label>
      <Paste doctor={doctor} />
      <div
        className="drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          // Otherwise the browser opens the file instead of this page.
          event.preventDefault();
          setOver(event.dataTransfer.types.includes('Files'));
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const {dataTransfer} = event;
          const hasFiles = dataTransfer.types.includes('Files');
          setText(!hasFiles);
          if (hasFiles) {
            bring(readDropped(dataTransfer));
          }
        }}>
        <FileButton isFolder doctor={doctor}>
          <Translate id="upgradeDoctor.folder">Choose a folder</Translate>
        </FileButton>
        <FileButton doctor={doctor}>
          <Translate id="upgradeDoctor.files">Choose files or a zip</Translate>
        </FileButton>
        <p>
          <Translate id="upgradeDoctor.drop">
            Or drop a folder, files, or a zip here. The doctor skips
            node_modules and build folders.
          </Translate>
        </p>
        {isText && (
          <p role="alert">
            <Translate id="upgradeDoctor.droppedText">
              You dropped text, not a file, and nothing was checked. Paste the
              text into the field above.
            </Translate>
          </p>
        )}
      </div>
    </>
  );
}
