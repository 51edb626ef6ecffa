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

const initial: Segment[] = ['Liver', 'Spleen', 'Left kidney'].map(
  (label, index) => ({
    segmentIndex: index + 1,
    label,
    color: palette[index]!,
    isVisible: true,
    isLocked: index === 1,
  }),
);

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
    const segmentIndex =
      Math.max(0, ...segments.map((s) => s.segmentIndex)) + 1;
    setSegments([
      ...segments,
      {
        segmentIndex,
        label: `Segment ${segmentIndex}`,
        color: palette[(segmentIndex - 1) % palette.length]!,
        isVisible: true,
        isLocked: false,
      },
    ]);
    setActive(segmentIndex);
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
            <form
              key={segment.segmentIndex}
              onSubmit={(event) => {
                event.preventDefault();
                const typed = new FormData(event.currentTarget).get('label');
                const label = typeof typed === 'string' ? typed.trim() : '';
                update(segment.segmentIndex, {
                  label: label === '' ? segment.label : label,
                });
                setRenaming(null);
                focusRow(position);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Escape') {
                  setRenaming(null);
                  focusRow(position);
                }
              }}>
              <Input
                name="label"
                aria-label={`New name of ${segment.label}`}
                defaultValue={segment.label}
                autoFocus
                onFocus={(event) => event.target.select()}
              />
            </form>
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
                update(segment.segmentIndex, {
                  color:
                    palette[
                      (palette.indexOf(segment.color) + 1) % palette.length
                    ]!,
                })
              }
            />
          ),
        )}
      </div>
      {segments.length === 0 && <p role="status">No segments.</p>}
    </div>
  );
}
