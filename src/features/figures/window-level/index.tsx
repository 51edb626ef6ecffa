import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {onSlice} from '../data/load';
import picture from '../data/slice.webp';
import Figure from '../Figure';

/** Window width and level of a CT slice. */
export default function WindowLevelFigure(): ReactNode {
  return (
    <Figure
      name="window-level"
      picture={{src: picture, width: 624, height: 444}}
      alt={translate({
        id: 'figures.windowLevel.alt',
        message:
          'An axial CT slice of the upper abdomen in the soft tissue window: the liver on the left is gray, bones are white, and the lungs are black.',
      })}
      caption={translate({
        id: 'figures.windowLevel.caption',
        message:
          'CT values range from −1000 HU (air) to more than 1000 HU (bone), but a screen shows only 256 grays. The window decides which values get them: what is below is black, and what is above is white. Synthetic data.',
      })}
      action={translate({
        id: 'figures.windowLevel.action',
        message: 'Try it: change the window',
      })}
      load={() => onSlice(import('./WindowLevel'))}
    />
  );
}
