import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {marksAtFirst, size, textLinesAtFirst} from '../data/marks';
import {onSlice} from '../data/load';
import picture from '../data/slice.webp';
import Figure from '../Figure';
import Overlay from './Overlay';

/** A length and an ellipse on a CT slice, and what each release shows. */
export default function MeasureFigure(): ReactNode {
  return (
    <Figure
      name="measure"
      picture={{src: picture, width: size[0], height: size[1]}}
      overlay={<Overlay marks={marksAtFirst} textLines={textLinesAtFirst} />}
      alt={translate({
        id: 'figures.measure.alt',
        message:
          'An axial CT slice with a line through the liver, 103 mm long, and an ellipse with its area, mean, maximum, and standard deviation.',
      })}
      caption={translate({
        id: 'figures.measure.caption',
        message:
          'A length is a number of pixels times the spacing in the header, and the unit does not always tell you which spacing that was. Drag the points, and then choose where the same pixels come from. Synthetic data.',
      })}
      action={translate({
        id: 'figures.measure.action',
        message: 'Try it: measure',
      })}
      load={() => onSlice(import('./Measure'))}
    />
  );
}
