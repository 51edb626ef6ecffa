/** Which upgrade, and where the files come from. */
import {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Upgrade} from '@ohif-docs/doctor/upgrade';
import {useEarlyInput} from '@site/src/components/EarlyInput';
import {DropZone, FileButton, PasteField} from '@site/src/features/tools';
import {readDropped, readInput} from './readChosen';
import {sample} from './sample';
import type {UpgradeTool} from './useUpgrade';

const nameOf = ({from, to}: Upgrade) =>
  translate(
    {id: 'upgradeDoctor.pair', message: 'From {from} to {to}'},
    {from, to},
  );

/** Pasted code is checked as one file. */
function Paste({
  doctor: {pasted, paste, drop},
}: {
  doctor: UpgradeTool;
}): ReactNode {
  return (
    <PasteField
      label={
        <Translate id="upgradeDoctor.text">
          Paste code: a file, or a part of one (TypeScript, TSX, or JavaScript)
        </Translate>
      }
      action={<Translate id="upgradeDoctor.check">Check this code</Translate>}
      sample={sample}
      rows={10}
      wrap="off"
      check={paste}
      changed={pasted}
      onEdit={drop}
    />
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
  const [isText, setText] = useState(false);
  const value = pairs.findIndex(
    ({from, to}) => from === upgrade.from && to === upgrade.to,
  );
  const bringFiles = (files: File[]) =>
    bring(Promise.resolve(readInput(files)));
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
      <DropZone
        onDrop={(data) => {
          const hasFiles = data.types.includes('Files');
          setText(!hasFiles);
          if (hasFiles) {
            bring(readDropped(data));
          }
        }}>
        <FileButton isFolder multiple onFiles={bringFiles}>
          <Translate id="upgradeDoctor.folder">Choose a folder</Translate>
        </FileButton>
        <FileButton multiple onFiles={bringFiles}>
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
      </DropZone>
    </>
  );
}
