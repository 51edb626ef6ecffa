import React, {useState} from 'react';
import {
  Button,
  DataRow,
  Label,
  Numeric,
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
} from '@ohif/ui-next';

type Config = {
  strategy: 'roi_stat' | 'range';
  weight: number;
  pt: [number, number];
};

const voxelVolume = 0.065; // mL, of a grid of 4.07 × 4.07 × 3.9 mm

// SUV of the voxels inside each region, from its center outwards.
const regions = [
  {label: 'Mediastinum', color: '#d0605e', peak: 11.8, voxels: 420},
  {label: 'Left axilla', color: '#d6a45c', peak: 6.1, voxels: 160},
  {label: 'Spleen', color: '#b765c9', peak: 4.4, voxels: 310},
].map(({peak, voxels, ...region}) => ({
  ...region,
  suv: Array.from({length: voxels}, (_, i) => peak * (1 - i / voxels) ** 0.7),
}));

function measure(suv: number[], config: Config) {
  const [lower, upper] =
    config.strategy === 'range'
      ? config.pt
      : [config.weight * Math.max(...suv), Infinity];
  const inside = suv.filter((value) => value >= lower && value <= upper);
  const volume = inside.length * voxelVolume;
  const mean =
    inside.reduce((sum, value) => sum + value, 0) / Math.max(1, inside.length);
  return {volume, mean, max: Math.max(0, ...inside), tlg: volume * mean};
}

export default function TmtvPanel() {
  const [config, setConfig] = useState<Config>({
    strategy: 'roi_stat',
    weight: 0.41,
    pt: [2.5, 100],
  });
  const [applied, setApplied] = useState(config);
  const [hidden, setHidden] = useState<string[]>([]);
  const [selected, setSelected] = useState('Mediastinum');

  const results = regions.map((region) => ({
    ...region,
    ...measure(region.suv, applied),
  }));
  const total = (key: 'volume' | 'tlg') =>
    results.reduce((sum, result) => sum + result[key], 0);

  return (
    <div style={{display: 'grid', gap: 12, maxWidth: 340}}>
      <ThresholdForm config={config} onChange={setConfig} />
      <div>
        <Button onClick={() => setApplied(config)}>Run</Button>
      </div>
      <div>
        {results.map(({label, color, volume, mean, max, tlg}, index) => (
          <DataRow
            key={label}
            number={index + 1}
            title={label}
            colorHex={color}
            details={{
              primary: [
                `Volume: ${volume.toFixed(1)} mL`,
                `TLG: ${tlg.toFixed(1)} g`,
              ],
              secondary: [
                `SUVmax ${max.toFixed(1)}`,
                `SUVmean ${mean.toFixed(1)}`,
              ],
            }}
            isSelected={label === selected}
            isVisible={!hidden.includes(label)}
            isLocked={false}
            disableEditing
            onSelect={() => setSelected(label)}
            onToggleVisibility={() =>
              setHidden((now) =>
                now.includes(label)
                  ? now.filter((other) => other !== label)
                  : [...now, label],
              )
            }
            onToggleLocked={() => undefined}
            onRename={() => undefined}
            onDelete={() => undefined}
          />
        ))}
      </div>
      <p role="status" style={{margin: 0}}>
        TMTV {total('volume').toFixed(1)} mL, TLG {total('tlg').toFixed(1)} g
      </p>
    </div>
  );
}

function ThresholdForm({
  config,
  onChange,
}: {
  config: Config;
  onChange: (config: Config) => void;
}) {
  return (
    <>
      <div>
        <Label htmlFor="strategy">Threshold</Label>
        <Select
          value={config.strategy}
          onValueChange={(strategy) =>
            onChange({...config, strategy: strategy as Config['strategy']})
          }>
          <SelectTrigger id="strategy">
            <SelectValue />
          </SelectTrigger>
          <SelectContent>
            <SelectItem value="roi_stat">Part of the maximum</SelectItem>
            <SelectItem value="range">Range of SUV</SelectItem>
          </SelectContent>
        </Select>
      </div>
      {config.strategy === 'roi_stat' ? (
        <Numeric.Container
          mode="singleRange"
          value={config.weight}
          min={0.1}
          max={0.9}
          step={0.01}
          onChange={(weight) =>
            onChange({...config, weight: weight as number})
          }>
          <Numeric.Label>Part of SUVmax</Numeric.Label>
          <Numeric.SingleRange showNumberInput />
        </Numeric.Container>
      ) : (
        <Numeric.Container
          mode="doubleRange"
          values={config.pt}
          min={0}
          max={100}
          step={0.5}
          onChange={(pt) => onChange({...config, pt: pt as [number, number]})}>
          <Numeric.Label>PET in SUV</Numeric.Label>
          <Numeric.DoubleRange showNumberInputs />
        </Numeric.Container>
      )}
    </>
  );
}
