import {useState, type DragEvent, type ReactNode} from 'react';

const hasFiles = ({dataTransfer}: DragEvent) =>
  dataTransfer.types.includes('Files');

/** An editor on which files can be dropped; text falls into the editor by itself. */
export default function DropZone({
  onDrop,
  children,
}: {
  onDrop: (data: DataTransfer) => void;
  children: ReactNode;
}): ReactNode {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className="drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        // Otherwise the browser opens the file instead of this page.
        if (hasFiles(event)) {
          event.preventDefault();
          setOver(true);
        }
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (hasFiles(event)) {
          event.preventDefault();
          onDrop(event.dataTransfer);
        }
      }}>
      {children}
    </div>
  );
}
