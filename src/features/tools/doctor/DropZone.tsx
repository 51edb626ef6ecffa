import {useState, type ReactNode} from 'react';

/** An area for what is dropped, with what else can be done there. */
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
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer);
      }}>
      {children}
    </div>
  );
}
