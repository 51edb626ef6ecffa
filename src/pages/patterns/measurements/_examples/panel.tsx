import React, {useRef, useState} from 'react';
import {
  Button,
  DataRow,
  Icons,
  PanelSection,
  Toaster,
  toast,
} from '@ohif/ui-next';

type Measurement = {
  uid: string;
  label: string;
  tracked: boolean;
  displayText: {primary: string[]; secondary: string[]};
  isVisible: boolean;
  isLocked: boolean;
};

const initial: Measurement[] = [
  {
    uid: 'm1',
    label: 'Nodule, right upper lobe',
    tracked: true,
    displayText: {primary: ['14.2 mm'], secondary: ['S: 3 I: 61']},
    isVisible: true,
    isLocked: false,
  },
  {
    uid: 'm2',
    label: 'Lymph node, station 4R',
    tracked: true,
    displayText: {
      primary: ['L: 18.6 mm', 'W: 11.3 mm'],
      secondary: ['S: 3 I: 74'],
    },
    isVisible: true,
    isLocked: true,
  },
  {
    uid: 'm3',
    label: 'Liver, reference',
    tracked: false,
    displayText: {
      primary: ['Area: 412 mm²', 'Mean: 58.1 HU', 'SD: 9.4 HU'],
      secondary: ['S: 5 I: 40'],
    },
    isVisible: true,
    isLocked: false,
  },
];

export default function MeasurementPanel() {
  const [measurements, setMeasurements] = useState(initial);
  const [selected, setSelected] = useState('m1');
  const [message, setMessage] = useState('');
  const panel = useRef<HTMLDivElement>(null);

  const update = (uid: string, change: Partial<Measurement>) =>
    setMeasurements((all) =>
      all.map((m) => (m.uid === uid ? {...m, ...change} : m)),
    );

  // The deleted row had the focus: keep it in the panel.
  const remove = (uid: string) => {
    setMeasurements((all) => all.filter((m) => m.uid !== uid));
    requestAnimationFrame(() =>
      panel.current?.querySelector<HTMLElement>('button')?.focus(),
    );
  };

  const jumpTo = ({uid, label, displayText}: Measurement) => {
    setSelected(uid);
    setMessage(`${label}: ${displayText.secondary.join(' ')}`);
  };

  const section = (title: string, tracked: boolean) => {
    const rows = measurements.filter((m) => m.tracked === tracked);
    return (
      <PanelSection>
        <PanelSection.Header>
          {title} ({rows.length})
        </PanelSection.Header>
        <PanelSection.Content>
          {rows.length === 0 && (
            <p>None. Draw one with a tool of the toolbar.</p>
          )}
          {rows.map((m, index) => (
            <DataRow
              key={m.uid}
              number={index + 1}
              title={m.label}
              details={m.displayText}
              isSelected={m.uid === selected}
              isVisible={m.isVisible}
              isLocked={m.isLocked}
              onSelect={() => jumpTo(m)}
              onToggleVisibility={() =>
                update(m.uid, {isVisible: !m.isVisible})
              }
              onToggleLocked={() => update(m.uid, {isLocked: !m.isLocked})}
              onRename={() => update(m.uid, {label: `${m.label}, checked`})}
              onDelete={() => remove(m.uid)}
            />
          ))}
        </PanelSection.Content>
      </PanelSection>
    );
  };

  return (
    <div ref={panel} style={{maxWidth: 320}}>
      {section('Measurements', true)}
      {section('Additional findings', false)}
      <Actions
        count={measurements.length}
        onDeleteAll={() => setMeasurements([])}
      />
      <p role="status">{message}</p>
      {/* The viewer has a Toaster at its root. An extension leaves this line out. */}
      <Toaster />
    </div>
  );
}

function Actions({
  count,
  onDeleteAll,
}: {
  count: number;
  onDeleteAll: () => void;
}) {
  return (
    <div style={{display: 'flex', gap: 8, padding: '8px 0'}}>
      <Button
        size="sm"
        variant="ghost"
        disabled={count === 0}
        onClick={() => toast.success(`CSV with ${count} measurements`)}>
        <Icons.Download />
        CSV
      </Button>
      <Button
        size="sm"
        variant="ghost"
        disabled={count === 0}
        onClick={onDeleteAll}>
        <Icons.Delete />
        Delete all
      </Button>
    </div>
  );
}
