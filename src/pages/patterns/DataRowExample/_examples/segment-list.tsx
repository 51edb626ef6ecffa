import React, {useRef, useState} from 'react';
import {Button, DataRow, Icons, Input} from '@ohif/ui-next';

type Segment = {
  segmentIndex: number;
  label: string;
  color: string;
  isVisible: boolean;
  isLocked: boolean;
};

const palette = ['#d6a45c', '#4f9d6b', '#5b8def', '#b765c9', '#d0605e'];

const nextColor = (color: string) =>
  palette[(palette.indexOf(color) + 1) % palette.length]!;

const newSegment = (segmentIndex: number, label: string): Segment => ({
  segmentIndex,
  label,
  color: palette[(segmentIndex - 1) % palette.length]!,
  isVisible: true,
  isLocked: false,
});

const initial: Segment[] = [
  newSegment(1, 'Liver'),
  {...newSegment(2, 'Spleen'), isLocked: true},
  newSegment(3, 'Left kidney'),
];

export default function SegmentList() {
  const [segments, setSegments] = useState(initial);
  const [active, setActive] = useState(1);
  const [renaming, setRenaming] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);

  const update = (index: number, change: Partial<Segment>) =>
    setSegments((all) =>
      all.map((s) => (s.segmentIndex === index ? {...s, ...change} : s)),
    );

  const focusRow = (position: number) =>
    requestAnimationFrame(() => {
      const rows =
        list.current?.querySelectorAll<HTMLElement>('[aria-pressed]');
      (rows?.[Math.min(position, rows.length - 1)] ?? add.current)?.focus();
    });

  const remove = (position: number) => {
    const left = segments.filter((_, index) => index !== position);
    setSegments(left);
    if (segments[position]?.segmentIndex === active) {
      setActive(left[Math.min(position, left.length - 1)]?.segmentIndex ?? 0);
    }
    focusRow(position);
  };

  const addSegment = () => {
    const index = Math.max(0, ...segments.map((s) => s.segmentIndex)) + 1;
    setSegments([...segments, newSegment(index, `Segment ${index}`)]);
    setActive(index);
  };

  return (
    <div style={{maxWidth: 320}}>
      <Button ref={add} variant="ghost" onClick={addSegment}>
        <Icons.Plus />
        Add segment
      </Button>
      <div ref={list} style={{display: 'grid', gap: 2}}>
        {segments.map((segment, position) =>
          renaming === segment.segmentIndex ? (
            <NameForm
              key={segment.segmentIndex}
              label={segment.label}
              onDone={(label) => {
                update(segment.segmentIndex, {label});
                setRenaming(null);
                focusRow(position);
              }}
            />
          ) : (
            <DataRow
              key={segment.segmentIndex}
              number={segment.segmentIndex}
              title={segment.label}
              colorHex={segment.color}
              isSelected={segment.segmentIndex === active}
              isVisible={segment.isVisible}
              isLocked={segment.isLocked}
              onSelect={() => setActive(segment.segmentIndex)}
              onToggleVisibility={() =>
                update(segment.segmentIndex, {isVisible: !segment.isVisible})
              }
              onToggleLocked={() =>
                update(segment.segmentIndex, {isLocked: !segment.isLocked})
              }
              onRename={() => setRenaming(segment.segmentIndex)}
              onDelete={() => remove(position)}
              onColor={() =>
                update(segment.segmentIndex, {color: nextColor(segment.color)})
              }
            />
          ),
        )}
      </div>
      {segments.length === 0 && <p role="status">No segments.</p>}
    </div>
  );
}

/** Renames in place: Enter keeps the new name, Escape the old one. */
function NameForm({
  label,
  onDone,
}: {
  label: string;
  onDone: (label: string) => void;
}) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('label');
        onDone((typeof typed === 'string' && typed.trim()) || label);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          onDone(label);
        }
      }}>
      <Input
        name="label"
        aria-label={`New name of ${label}`}
        defaultValue={label}
        autoFocus
        onFocus={(event) => event.target.select()}
      />
    </form>
  );
}
