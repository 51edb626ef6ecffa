/** Which upgrade, and where the files come from. */
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Upgrade} from '@ohif-docs/doctor/upgrade';
import {
  BarSelect,
  DropZone,
  FileButton,
  PasteField,
} from '@site/src/features/tools';
import {readDropped, readInput} from './readChosen';
import {sample} from './sample';
import type {UpgradeTool} from './useUpgrade';

const nameOf = ({from, to}: Upgrade) =>
  translate({id: 'upgradeDoctor.pair', message: '{from} to {to}'}, {from, to});

export default function Choices({
  doctor,
  pairs,
}: {
  doctor: UpgradeTool;
  pairs: readonly Upgrade[];
}): ReactNode {
  const {upgrade, choose, bring, pasted, paste, drop, clear} = doctor;
  const value = pairs.findIndex(
    ({from, to}) => from === upgrade.from && to === upgrade.to,
  );
  const bringFiles = (files: File[]) =>
    bring(Promise.resolve(readInput(files)));
  const chooseAt = (index: string) => choose(pairs[Number(index)]!);
  return (
    <DropZone onDrop={(data) => bring(readDropped(data))}>
      {/* Pasted code is checked as one file. */}
      <PasteField
        label={<Translate id="upgradeDoctor.text">Paste code</Translate>}
        hint={
          <Translate id="upgradeDoctor.drop">
            TypeScript, TSX, or JavaScript: a file, or a part of one. Or drop a
            folder, files, or a zip here. The doctor skips node_modules and
            build folders.
          </Translate>
        }
        sources={
          <>
            <BarSelect
              label={translate({
                id: 'upgradeDoctor.upgrade',
                message: 'Upgrade',
              })}
              value={`${value}`}
              choices={pairs.map((pair, i) => ({
                value: `${i}`,
                label: nameOf(pair),
              }))}
              onChange={chooseAt}
            />
            <FileButton isFolder multiple onFiles={bringFiles}>
              <Translate id="upgradeDoctor.folder">Choose a folder</Translate>
            </FileButton>
            <FileButton multiple onFiles={bringFiles}>
              <Translate id="upgradeDoctor.files">
                Choose files or a zip
              </Translate>
            </FileButton>
          </>
        }
        action={<Translate id="upgradeDoctor.check">Check this code</Translate>}
        sample={sample}
        rows={14}
        check={paste}
        changed={pasted}
        onEdit={(text) => (text ? drop() : clear())}
      />
    </DropZone>
  );
}
