/** The planes figure, once it is loaded. */
import {useState, type ComponentType, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Image} from '../core/image';
import {axesOf} from '../core/planes';
import {planes, startOf, type Place} from '../data/volume';
import shared from '../styles.module.css';
import styles from './styles.module.css';
import {useKeys} from '../useKeys';
import Pane from './Pane';

/** The component for a volume. */
export default function withVolume(volume: Image): ComponentType {
  return () => <Planes volume={volume} />;
}

/** Millimeters. */
const thickest = 120;

function Planes({volume}: {volume: Image}): ReactNode {
  const [place, setPlace] = useState<Place>(() => startOf(volume));
  const [thickness, setThickness] = useState(0);
  return (
    <div ref={useKeys()} tabIndex={-1} className={shared.live}>
      <div className={styles.planes}>
        {planes.map((plane) => (
          <Pane
            key={plane}
            volume={volume}
            plane={plane}
            place={place}
            setPlace={setPlace}
            thickness={thickness}
            {...axesOf[plane]}
          />
        ))}
      </div>
      <div className={shared.controls}>
        <p>
          <Translate id="figures.planes.hint">
            Click or drag in a plane to move the other two. Then make the slab
            thicker: a maximum intensity projection (MIP) shows the largest
            value along each line through the slab, so vessels and bones come
            forward.
          </Translate>
        </p>
        <label className={shared.slider}>
          <span>
            <Translate id="figures.planes.thickness">
              Slab thickness (MIP)
            </Translate>{' '}
            <span aria-hidden="true">{thickness} mm</span>
          </span>
          <input
            type="range"
            min="0"
            max={thickest}
            step="10"
            value={thickness}
            aria-valuetext={translate(
              {id: 'figures.millimeters', message: '{count} millimeters'},
              {count: thickness},
            )}
            onChange={({target}) => setThickness(Number(target.value))}
          />
        </label>
      </div>
    </div>
  );
}
