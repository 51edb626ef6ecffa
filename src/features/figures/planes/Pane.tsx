import {
  useLayoutEffect,
  useMemo,
  useRef,
  type PointerEvent,
  type ReactNode,
} from 'react';
import {flushSync} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import type {Image} from '../core/image';
import {blend} from '../core/labelmap';
import {rowOf, slabOf, type Plane} from '../core/planes';
import {colorsOf, paint} from '../core/window';
import {colorOf, type Place} from '../data/volume';
import shared from '../styles.module.css';
import styles from './styles.module.css';

type Axis = 0 | 1 | 2;

type Props = {
  volume: Image;
  plane: Plane;
  place: Place;
  setPlace: (place: Place) => void;
  thickness: number;
  right: Axis;
  down: Axis;
  depth: Axis;
  /** Shown on the volume. */
  labelmap?: Image;
  /** What a pointer does instead, and what follows when it leaves. */
  brush?: (place: Place) => void;
  endStroke?: () => void;
  children?: ReactNode;
};

const colors = colorsOf({width: 400, level: 40});

export const nameOf = (plane: Plane) =>
  ({
    axial: translate({id: 'figures.planes.axial', message: 'Axial'}),
    coronal: translate({id: 'figures.planes.coronal', message: 'Coronal'}),
    sagittal: translate({id: 'figures.planes.sagittal', message: 'Sagittal'}),
  })[plane];

/** The sides of the patient at the left and top edges. */
const sides = {axial: ['R', 'A'], coronal: ['R', 'H'], sagittal: ['A', 'H']};

/** Draws the slab around the place. */
function useCanvas(props: Props) {
  const {volume, plane, place, thickness, depth, labelmap} = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const image = useRef<ImageData>(null);
  const index = place[depth];
  // A brush changes only what is drawn on it.
  const slab = useMemo(
    () => slabOf(volume, plane, index, thickness),
    [volume, plane, index, thickness],
  );
  useLayoutEffect(() => {
    const {width, height} = canvas.current!;
    const context = canvas.current!.getContext('2d', {alpha: false})!;
    image.current ??= context.createImageData(width, height);
    const pixels = new Uint32Array(image.current.data.buffer);
    paint(pixels, slab, colors);
    if (labelmap) {
      blend(pixels, slabOf(labelmap, plane, index, 0));
    }
    context.putImageData(image.current, 0, 0);
  }, [slab, plane, index, labelmap]);
  return canvas;
}

/** Where the pointer is, within the plane. */
function placeUnder(
  {currentTarget, clientX, clientY}: PointerEvent,
  {volume, place, right, down}: Props,
): Place {
  const box = currentTarget.getBoundingClientRect();
  const indexAt = (share: number, axis: Axis) =>
    Math.min(
      volume.size[axis] - 1,
      Math.max(0, Math.floor(share * volume.size[axis])),
    );
  const moved: [number, number, number] = [...place];
  moved[right] = indexAt((clientX - box.left) / box.width, right);
  moved[down] = rowOf(
    indexAt((clientY - box.top) / box.height, down),
    down,
    volume,
  );
  return moved;
}

/** One plane with the lines of the other two, and a slider that scrolls it. */
export default function Pane(props: Props): ReactNode {
  const {volume, plane, place, setPlace, right, down, depth} = props;
  const {brush = setPlace, endStroke, children} = props;
  const {size, spacing} = volume;
  const canvas = useCanvas(props);
  const name = nameOf(plane);
  const move = (event: PointerEvent) => brush(placeUnder(event, props));
  // From the middle, as a part of the crosshairs, which are twice as large as the plane.
  const percent = (index: number, axis: Axis) =>
    `${((index + 0.5) / size[axis] - 0.5) * 50}%`;
  const x = percent(place[right], right);
  const y = percent(rowOf(place[down], down, volume), down);
  const lines = {'--right': colorOf(right), '--down': colorOf(down)};
  const width = size[right] * spacing[right];
  const position = Math.round(place[depth] * spacing[depth]);
  return (
    <div className={styles.pane} style={{flexGrow: width}}>
      <div className={styles.paneStage}>
        <div className={styles.plane}>
          <canvas
            ref={canvas}
            width={size[right]}
            height={size[down]}
            style={{aspectRatio: `${width} / ${size[down] * spacing[down]}`}}
            role="img"
            aria-label={name}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              move(event);
            }}
            onPointerMove={(event) => {
              if (event.buttons === 1) {
                // Drawn with the event, not in a frame of its own after it.
                flushSync(() => move(event));
              }
            }}
            onPointerUp={endStroke}
          />
          <span
            className={styles.crosshairs}
            style={{...lines, translate: `${x} ${y}`}}
          />
        </div>
        <span className={styles.sideLeft} aria-hidden="true">
          {sides[plane][0]}
        </span>
        <span className={styles.sideTop} aria-hidden="true">
          {sides[plane][1]}
        </span>
      </div>
      <label className={shared.slider}>
        <span>
          <span
            className={styles.swatch}
            style={{background: colorOf(depth)}}
            aria-hidden="true"
          />
          {name} <span aria-hidden="true">{position} mm</span>
        </span>
        <input
          type="range"
          min="0"
          max={size[depth] - 1}
          value={place[depth]}
          aria-valuetext={translate(
            {id: 'figures.millimeters', message: '{count} millimeters'},
            {count: position},
          )}
          onChange={({target}) => {
            const moved: [number, number, number] = [...place];
            moved[depth] = Number(target.value);
            setPlace(moved);
          }}
        />
      </label>
      {children}
    </div>
  );
}
