import React, {useState} from 'react';
import {
  DataRow,
  ResizableHandle,
  ResizablePanel,
  ResizablePanelGroup,
  ScrollArea,
} from '@ohif/ui-next';

const findings = Array.from({length: 9}, (_, i) => ({
  id: `finding-${i + 1}`,
  title: `Finding ${i + 1}, ${(6.4 + i * 1.7).toFixed(1)} mm`,
}));

const segments = ['Liver', 'Spleen', 'Left kidney', 'Right kidney', 'Pancreas'];

export default function SplitPanel() {
  const [finding, setFinding] = useState('finding-1');
  const [segment, setSegment] = useState('Liver');
  const [hidden, setHidden] = useState<string[]>([]);

  const row = (
    id: string,
    title: string,
    index: number,
    selected: string,
    select: (id: string) => void,
  ) => (
    <DataRow
      key={id}
      number={index + 1}
      title={title}
      isSelected={id === selected}
      isVisible={!hidden.includes(id)}
      isLocked={false}
      disableEditing
      onSelect={() => select(id)}
      onToggleVisibility={() =>
        setHidden((now) =>
          now.includes(id) ? now.filter((o) => o !== id) : [...now, id],
        )
      }
      onToggleLocked={() => undefined}
      onRename={() => undefined}
      onDelete={() => undefined}
    />
  );

  return (
    <div style={{width: 320, maxWidth: '100%', height: 360}}>
      <ResizablePanelGroup direction="vertical">
        <ResizablePanel defaultSize={60} minSize={20}>
          <ScrollArea aria-label="Findings" style={{height: '100%'}}>
            {findings.map(({id, title}, i) =>
              row(id, title, i, finding, setFinding),
            )}
          </ScrollArea>
        </ResizablePanel>
        <ResizableHandle withHandle aria-label="Height of the findings" />
        <ResizablePanel defaultSize={40} minSize={20}>
          <ScrollArea aria-label="Segments" style={{height: '100%'}}>
            {segments.map((name, i) => row(name, name, i, segment, setSegment))}
          </ScrollArea>
        </ResizablePanel>
      </ResizablePanelGroup>
    </div>
  );
}
