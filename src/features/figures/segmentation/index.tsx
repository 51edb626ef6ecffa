import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {onVolume} from '../data/load';
import picture from '../data/volume.webp';
import Figure from '../Figure';
import styles from '../styles.module.css';

/** A segmentation, its representations in three viewports, and the calls that change them. */
export default function SegmentationFigure(): ReactNode {
  return (
    <Figure
      name="segmentation"
      isWide
      picture={{src: picture, width: 1584, height: 524}}
      overlay={
        <svg viewBox="0 0 1584 524" className={styles.marks} aria-hidden>
          {[146, 742, 1154].map((x, at) => (
            <g key={x} transform={`translate(${x} ${at ? 334 : 212})`}>
              <circle r="40" fill="rgb(77 228 121 / 60%)" />
              <circle r="24" fill="rgb(221 84 84 / 80%)" />
            </g>
          ))}
        </svg>
      }
      alt={translate({
        id: 'figures.segmentation.alt',
        message:
          'An axial, a sagittal, and a coronal plane of a CT of the torso, each in its own viewport. All show the same two segments: a red lesion in the liver, and a green margin around it.',
      })}
      caption={translate({
        id: 'figures.segmentation.caption',
        message:
          'One segmentation, three representations. Paint or lock, and the change is the same in all viewports; hide it in one, and the others still show it. Only calls that change a representation start with the ID of a viewport. Synthetic data.',
      })}
      action={translate({
        id: 'figures.segmentation.action',
        message: 'Try it: paint and hide',
      })}
      load={() => onVolume(import('./Segmentation'))}
    />
  );
}
