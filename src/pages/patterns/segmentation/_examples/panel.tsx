import React, {useRef, useState} from 'react';
import {
  Button,
  DataRow,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  Icons,
  Label,
  PanelSection,
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
  Slider,
  Switch,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
} from '@ohif/ui-next';

type Segment = {
  label: string;
  color: string;
  visible: boolean;
  locked: boolean;
};
type Segmentation = {label: string; segments: Segment[]};

const segment = (label: string, color: string): Segment => ({
  label,
  color,
  visible: true,
  locked: false,
});

const initial: Record<string, Segmentation> = {
  organs: {
    label: 'Abdominal organs',
    segments: [
      segment('Liver', '#d6a45c'),
      segment('Spleen', '#4f9d6b'),
      segment('Left kidney', '#5b8def'),
    ],
  },
  lesions: {
    label: 'Lesions',
    segments: [
      segment('Segment VI, 21 mm', '#d0605e'),
      segment('Segment II, 9 mm', '#b765c9'),
    ],
  },
};

export default function SegmentationPanel() {
  const [segmentations, setSegmentations] = useState(initial);
  const [current, setCurrent] = useState('organs');
  const [active, setActive] = useState(0);
  const add = useRef<HTMLButtonElement>(null);
  const {segments} = segmentations[current]!;

  const setSegments = (next: Segment[]) =>
    setSegmentations({
      ...segmentations,
      [current]: {...segmentations[current]!, segments: next},
    });

  const update = (index: number, change: Partial<Segment>) =>
    setSegments(segments.map((s, i) => (i === index ? {...s, ...change} : s)));

  // The deleted row had the focus: keep it in the panel.
  const remove = (index: number) => {
    setSegments(segments.filter((_, i) => i !== index));
    // The rows below move up, and the last position may no longer exist.
    const next = index < active ? active - 1 : active;
    setActive(Math.max(0, Math.min(next, segments.length - 2)));
    requestAnimationFrame(() => add.current?.focus());
  };

  return (
    <div style={{display: 'grid', gap: 8, maxWidth: 320}}>
      <SegmentationPicker
        segmentations={segmentations}
        current={current}
        onChange={(id) => {
          setCurrent(id);
          setActive(0);
        }}
        onVisibility={(visible) =>
          setSegments(segments.map((s) => ({...s, visible})))
        }
      />

      <PanelSection>
        <PanelSection.Header>Segments ({segments.length})</PanelSection.Header>
        <PanelSection.Content>
          <Button
            ref={add}
            variant="ghost"
            onClick={() =>
              setSegments([
                ...segments,
                segment(`Segment ${segments.length + 1}`, '#8aa0b8'),
              ])
            }>
            <Icons.Plus />
            Add segment
          </Button>
          {segments.map((s, index) => (
            <DataRow
              key={`${current}-${index}`}
              number={index + 1}
              title={s.label}
              colorHex={s.color}
              isSelected={index === active}
              isVisible={s.visible}
              isLocked={s.locked}
              onSelect={() => setActive(index)}
              onToggleVisibility={() => update(index, {visible: !s.visible})}
              onToggleLocked={() => update(index, {locked: !s.locked})}
              onRename={() => update(index, {label: `${s.label} (edited)`})}
              onColor={() => update(index, {color: '#5b8def'})}
              onDelete={() => remove(index)}
            />
          ))}
        </PanelSection.Content>
      </PanelSection>

      <DrawingOptions />
    </div>
  );
}

/** Chooses a segmentation; its menu acts on all its segments. */
function SegmentationPicker({
  segmentations,
  current,
  onChange,
  onVisibility,
}: {
  segmentations: Record<string, Segmentation>;
  current: string;
  onChange: (id: string) => void;
  onVisibility: (visible: boolean) => void;
}) {
  return (
    <div style={{display: 'flex', gap: 4}}>
      <Select value={current} onValueChange={onChange}>
        <SelectTrigger aria-label="Segmentation">
          <SelectValue />
        </SelectTrigger>
        <SelectContent>
          {Object.entries(segmentations).map(([id, {label}]) => (
            <SelectItem key={id} value={id}>
              {label}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button size="icon" variant="ghost" aria-label="Segmentation menu">
            <Icons.More />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => onVisibility(true)}>
            <Icons.Show />
            Show all segments
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => onVisibility(false)}>
            <Icons.Hide />
            Hide all segments
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}

/** How the segments are drawn. */
function DrawingOptions() {
  const [style, setStyle] = useState('both');
  const [fillAlpha, setFillAlpha] = useState(50);
  const [outlineWidth, setOutlineWidth] = useState(2);
  const [inactive, setInactive] = useState(true);
  return (
    <>
      <Tabs value={style} onValueChange={setStyle}>
        <TabsList aria-label="Segment style">
          <TabsTrigger value="both">Fill and outline</TabsTrigger>
          <TabsTrigger value="fill">Fill</TabsTrigger>
          <TabsTrigger value="outline">Outline</TabsTrigger>
        </TabsList>
        {['both', 'fill', 'outline'].map((value) => (
          <TabsContent key={value} value={value}>
            {value !== 'outline' && (
              <div style={{display: 'flex', alignItems: 'center', gap: 8}}>
                <span id="fill-alpha" style={{width: 90}}>
                  Opacity {fillAlpha} %
                </span>
                <Slider
                  aria-labelledby="fill-alpha"
                  value={[fillAlpha]}
                  onValueChange={([next]) => setFillAlpha(next ?? 0)}
                />
              </div>
            )}
            {value !== 'fill' && (
              <div style={{display: 'flex', alignItems: 'center', gap: 8}}>
                <span id="outline-width" style={{width: 90}}>
                  Outline {outlineWidth} px
                </span>
                <Slider
                  aria-labelledby="outline-width"
                  value={[outlineWidth]}
                  min={1}
                  max={10}
                  onValueChange={([next]) => setOutlineWidth(next ?? 1)}
                />
              </div>
            )}
          </TabsContent>
        ))}
      </Tabs>
      <div style={{display: 'flex', alignItems: 'center', gap: 8}}>
        <Switch
          id="inactive"
          checked={inactive}
          onCheckedChange={setInactive}
        />
        <Label htmlFor="inactive">Draw the other segmentations too</Label>
      </div>
    </>
  );
}
