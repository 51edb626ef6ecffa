import {
  useLayoutEffect,
  useRef,
  type PointerEvent,
  type ReactNode,
} from 'react';
import {flushSync} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import type {Image} from '../core/image';
import {colorsOf, paint, type Window} from '../core/window';
import styles from '../styles.module.css';

/** Draws an image in a window. */
export function useCanvas(
  {size, values}: Image,
  window: Window,
  offset: number,
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pixels = useRef<ImageData>(null);
  useLayoutEffect(() => {
    const context = canvas.current!.getContext('2d', {alpha: false})!;
    pixels.current ??= context.createImageData(size[0], size[1]);
    paint(
      new Uint32Array(pixels.current.data.buffer),
      values,
      colorsOf(window, offset),
    );
    context.putImageData(pixels.current, 0, 0);
  }, [size, values, window, offset]);
  return canvas;
}

function valueUnder(
  {currentTarget, clientX, clientY}: PointerEvent,
  {size, values}: Image,
): number | undefined {
  const {left, top, width, height} = currentTarget.getBoundingClientRect();
  const column = Math.floor(((clientX - left) / width) * size[0]);
  const row = Math.floor(((clientY - top) / height) * size[1]);
  return values[row * size[0] + column];
}

/** The image: a drag changes the window, and the value under the pointer is shown. */
export default function Slice({
  image,
  window,
  offset,
  unit,
  pointed,
  onPoint,
  onDrag,
}: {
  image: Image;
  window: Window;
  /** What to add to the values of the image. */
  offset: number;
  unit: string;
  /** The value under the pointer. */
  pointed: number | undefined;
  onPoint: (value: number | undefined) => void;
  onDrag: (moved: [right: number, down: number]) => void;
}): ReactNode {
  const canvas = useCanvas(image, window, offset);
  const before = useRef<[number, number]>(undefined);
  const onMove = (event: PointerEvent) => {
    if (before.current) {
      const [x, y] = before.current;
      before.current = [event.clientX, event.clientY];
      onDrag([event.clientX - x, event.clientY - y]);
    } else {
      onPoint(valueUnder(event, image));
    }
  };
  return (
    <div className={styles.stage}>
      <canvas
        ref={canvas}
        width={image.size[0]}
        height={image.size[1]}
        role="img"
        aria-label={translate(
          {
            id: 'figures.windowLevel.canvas',
            message:
              'An axial CT slice of the upper abdomen, window width {width}, level {level}',
          },
          window,
        )}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          before.current = [event.clientX, event.clientY];
        }}
        // Drawn with the event, not in a frame of its own after it.
        onPointerMove={(event) => flushSync(() => onMove(event))}
        onPointerUp={() => (before.current = undefined)}
        onPointerCancel={() => (before.current = undefined)}
        onPointerLeave={() => onPoint(undefined)}
      />
      <p className={styles.overlay} aria-hidden="true">
        <span>
          W: {window.width} L: {window.level}
        </span>
        <span>{pointed !== undefined && `${pointed + offset} ${unit}`}</span>
      </p>
    </div>
  );
}
