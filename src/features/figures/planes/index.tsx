import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {onVolume} from '../data/load';
import picture from '../data/volume.webp';
import Figure from '../Figure';

/** The three planes of a CT volume. */
export default function PlanesFigure(): ReactNode {
  return (
    <Figure
      name="planes"
      isWide
      picture={{src: picture, width: 1584, height: 524}}
      alt={translate({
        id: 'figures.planes.alt',
        message:
          'An axial, a sagittal, and a coronal plane of a CT of the torso. In each, crosshairs mark where the other two planes cross it, on a lesion in the liver.',
      })}
      caption={translate({
        id: 'figures.planes.caption',
        message:
          'An MPR layout computes three planes from one volume. A line of the crosshairs has the color of the plane that crosses there: red is axial, yellow is sagittal, and green is coronal. Synthetic data.',
      })}
      action={translate({
        id: 'figures.planes.action',
        message: 'Try it: move the planes',
      })}
      load={() => onVolume(import('./Planes'))}
    />
  );
}
