/** Where the recording comes from: a file, a drop, or the clipboard. */
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {longestRecording} from '@ohif-docs/doctor/limits';
import {DropZone, FileButton, PasteField} from '@site/src/features/tools';
import {sample} from './sample';

export default function Input({
  check,
  clear,
}: {
  check: (coming: Promise<string>) => void;
  clear: () => void;
}): ReactNode {
  // One that is too long is not read whole; the check says so.
  const bring = (file: File) =>
    check(file.slice(0, longestRecording + 1).text());
  return (
    <DropZone onDrop={({files: [file]}) => file && bring(file)}>
      <PasteField
        isPlain
        label={<Translate id="networkDoctor.text">Paste a recording</Translate>}
        hint={
          <Translate id="networkDoctor.hint">
            What curl -i or curl -v prints, headers of a response, console
            output, lines of an error log, or a HAR file, which you can also
            drop here.
          </Translate>
        }
        sources={
          <FileButton
            accept=".har,.json,.txt,.log"
            onFiles={([file]) => bring(file)}>
            <Translate id="networkDoctor.file">Choose a HAR file</Translate>
          </FileButton>
        }
        action={<Translate id="networkDoctor.check">Check this text</Translate>}
        sample={sample}
        rows={10}
        check={(text) => check(Promise.resolve(text))}
        onEdit={(text) => text || clear()}
      />
    </DropZone>
  );
}
