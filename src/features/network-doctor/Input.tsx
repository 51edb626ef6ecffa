/** Where the recording comes from: a file, a drop, or the clipboard. */
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {longestRecording} from '@ohif-docs/doctor/limits';
import {DropZone, FileButton, PasteField} from '@site/src/features/tools';
import {sample} from './sample';

export default function Input({
  check,
}: {
  check: (coming: Promise<string>) => void;
}): ReactNode {
  // One that is too long is not read whole; the check says so.
  const bring = (file: File) =>
    check(file.slice(0, longestRecording + 1).text());
  return (
    <>
      <PasteField
        label={
          <Translate id="networkDoctor.text">
            Paste what curl -i or curl -v prints, headers of a response, console
            output, lines of an error log, or a HAR file
          </Translate>
        }
        action={<Translate id="networkDoctor.check">Check this text</Translate>}
        sample={sample}
        rows={8}
        check={(text) => check(Promise.resolve(text))}
      />
      <DropZone
        onDrop={(data) => {
          const [file] = data.files;
          if (file) {
            bring(file);
          } else {
            check(Promise.resolve(data.getData('text/plain')));
          }
        }}>
        <FileButton
          accept=".har,.json,.txt,.log"
          onFiles={([file]) => bring(file)}>
          <Translate id="networkDoctor.file">Choose a HAR file</Translate>
        </FileButton>
        <p>
          <Translate id="networkDoctor.drop">
            Or drop it here. Your browser reads it, and sends and stores
            nothing.
          </Translate>
        </p>
      </DropZone>
    </>
  );
}
