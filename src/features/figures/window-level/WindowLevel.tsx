/** The window level figure, once it is loaded. */
import {
  memo,
  useCallback,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Image} from '../core/image';
import {presets, type Preset} from '../core/presets';
import {draggedWindow, type Window} from '../core/window';
import styles from '../styles.module.css';
import {useKeys} from '../useKeys';
import Histogram from './Histogram';
import {limited, limits} from './limits';
import Slice from './Slice';

/** Rescale Slope is 1, as in most CT images. */
const rescaleIntercept = -1024;

/** The component for an image. */
export default function withImage(image: Image): ComponentType {
  return () => <WindowLevel image={image} />;
}

function WindowLevel({image}: {image: Image}): ReactNode {
  const {all, window, setWindow, choose, said, figure} = usePresets();
  const [isRescaled, setRescaled] = useState(true);
  const [pointed, setPointed] = useState<number>();
  const offset = isRescaled ? 0 : -rescaleIntercept;
  const chosen = all.find(
    ({width, level}) => width === window.width && level === window.level,
  );
  const range = useMemo(() => rangeOfValues(image.values), [image]);
  return (
    <div ref={figure} tabIndex={-1} className={styles.live}>
      <Slice
        image={image}
        window={window}
        offset={offset}
        unit={isRescaled ? 'HU' : ''}
        pointed={pointed}
        onPoint={setPointed}
        onDrag={(moved) =>
          setWindow((now) => limited(draggedWindow(now, moved, range)))
        }
      />
      <div className={styles.controls}>
        <p className={styles.hint}>
          <Translate id="figures.windowLevel.hint">
            Drag in the image: to the right for a wider window, down for a
            higher level.
          </Translate>
        </p>
        <Presets all={all} chosen={chosen} choose={choose} />
        <Histogram
          image={image}
          window={window}
          offset={offset}
          pointed={pointed}
        />
        <Sliders window={window} setWindow={setWindow} />
        <Rescale
          isRescaled={isRescaled}
          setRescaled={setRescaled}
          level={window.level}
        />
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}

/** The window, and the presets with their keys. */
function usePresets() {
  const [all] = useState(presets);
  const [window, setWindow] = useState<Window>(all[0]!);
  const [said, setSaid] = useState('');
  const choose = useCallback((preset: Preset) => {
    setWindow(preset);
    setSaid(
      translate(
        {
          id: 'figures.windowLevel.said',
          message: '{name}: window width {width}, level {level}',
        },
        preset,
      ),
    );
  }, []);
  const onKey = useCallback(
    (key: string) => {
      const preset = all[Number(key) - 1];
      if (preset) {
        choose(preset);
      }
    },
    [all, choose],
  );
  return {all, window, setWindow, choose, said, figure: useKeys(onKey)};
}

function rangeOfValues(values: Int16Array): number {
  let least = Infinity;
  let most = -Infinity;
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return most - least;
}

const Presets = memo(function Presets({
  all,
  chosen,
  choose,
}: {
  all: readonly Preset[];
  chosen: Preset | undefined;
  choose: (preset: Preset) => void;
}): ReactNode {
  return (
    <div
      role="group"
      aria-label={translate({
        id: 'figures.windowLevel.presets',
        message: 'Presets',
      })}
      className={styles.presets}>
      {all.map((preset, index) => (
        <button
          key={preset.name}
          type="button"
          aria-pressed={preset === chosen}
          aria-keyshortcuts={String(index + 1)}
          onClick={() => choose(preset)}>
          <kbd aria-hidden="true">{index + 1}</kbd> {preset.name}
        </button>
      ))}
    </div>
  );
});

function Sliders({
  window,
  setWindow,
}: {
  window: Window;
  setWindow: (window: Window) => void;
}): ReactNode {
  const labels = {
    width: translate({
      id: 'figures.windowLevel.width',
      message: 'Window width',
    }),
    level: translate({
      id: 'figures.windowLevel.level',
      message: 'Window level',
    }),
  };
  return (
    <div className={styles.sliders}>
      {(['width', 'level'] as const).map((name) => (
        <label key={name}>
          <span>
            {labels[name]} <span aria-hidden="true">{window[name]}</span>
          </span>
          <input
            type="range"
            min={limits[name][0]}
            max={limits[name][1]}
            step={name === 'width' ? 1 : 5}
            value={window[name]}
            onChange={({target}) =>
              setWindow({...window, [name]: Number(target.value)})
            }
          />
        </label>
      ))}
    </div>
  );
}

function Rescale({
  isRescaled,
  setRescaled,
  level,
}: {
  isRescaled: boolean;
  setRescaled: (is: boolean) => void;
  level: number;
}): ReactNode {
  return (
    <div className={styles.rescale}>
      <label>
        <input
          type="checkbox"
          checked={!isRescaled}
          onChange={({target}) => setRescaled(!target.checked)}
        />
        <Translate id="figures.windowLevel.withoutRescale">
          Without Rescale Slope and Rescale Intercept
        </Translate>
      </label>
      <p role="status">
        {!isRescaled &&
          translate(
            {
              id: 'figures.windowLevel.stored',
              message:
                'These are stored values: {intercept} higher than HU in this image, which has slope 1 and intercept −{intercept}. A level of {level} now means {wrong} HU. The presets no longer fit, and a measured mean is {intercept} too high.',
            },
            {
              intercept: -rescaleIntercept,
              level: signed(level),
              wrong: signed(level + rescaleIntercept),
            },
          )}
      </p>
    </div>
  );
}

/** With the sign that is as wide as a digit. */
const signed = (value: number) => String(value).replace('-', '−');
