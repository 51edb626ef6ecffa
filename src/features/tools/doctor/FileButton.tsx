import {useRef, type ReactNode} from 'react';

/** A button that opens the browser's dialog for files, or for a folder. */
export default function FileButton({
  accept,
  multiple = false,
  isFolder = false,
  onFiles,
  children,
}: {
  accept?: string;
  multiple?: boolean;
  isFolder?: boolean;
  /** With at least one file. */
  onFiles: (files: [File, ...File[]]) => void;
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
        accept={accept}
        multiple={multiple}
        {...(isFolder && {webkitdirectory: ''})}
        onChange={({currentTarget}) => {
          const [first, ...others] = currentTarget.files ?? [];
          if (first) {
            onFiles([first, ...others]);
          }
          // Choosing the same files again must also fire a change event.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
