/** The measure figure, once it is loaded. */
import {useState, type ComponentType, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {releases} from '../../../../config/releases';
import type {Image} from '../core/image';
import {statisticsOf, textLinesOf, unitIn, withHandle} from '../core/measure';
import {marksAtFirst} from '../data/marks';
import styles from '../styles.module.css';
import {useKeys} from '../useKeys';
import Stage from './Stage';

/** The component for an image. */
export default function withImage(image: Image): ComponentType {
  return () => <Measure image={image} />;
}

/** The same pixels with the headers of three kinds of images. */
const sourcesOf = ({spacing: [spacing]}: Image) => [
  {
    header: {modality: 'CT', spacing, hasPosition: true},
    name: translate({id: 'figures.measure.ct', message: 'CT: Pixel Spacing'}),
    note: '',
  },
  {
    header: {modality: 'DX', spacing},
    name: translate({
      id: 'figures.measure.projection',
      message: 'X-ray: only Imager Pixel Spacing',
    }),
    note: translate({
      id: 'figures.measure.projection.note',
      message:
        'The numbers are in mm on the detector, where everything is larger than in the patient, and neither release tells you so. The newer one even shows px, because most X-ray images have no Image Position (Patient). HU is only for CT.',
    }),
  },
  {
    header: {modality: 'XC'},
    name: translate({
      id: 'figures.measure.photo',
      message: 'Photograph: no spacing',
    }),
    note: translate({
      id: 'figures.measure.photo.note',
      message:
        'The numbers count pixels, but the older release shows mm. Do not use such a length. After you use Calibration on a distance that you know, the unit is mm User.',
    }),
  },
];

function Measure({image}: {image: Image}): ReactNode {
  const [marks, setMarks] = useState(marksAtFirst);
  const [moved, setMoved] = useState<number>();
  const [sources] = useState(() => sourcesOf(image));
  const [{name, header, note}, setSource] = useState(sources[0]!);
  const statistics = statisticsOf(image, marks);
  const lines = releases.map(({id}) =>
    textLinesOf(marks, statistics, header, unitIn[id](header)),
  );
  const [length, ...ellipse] = lines[0]!;
  return (
    <div ref={useKeys()} tabIndex={-1} className={styles.live}>
      <Stage
        image={image}
        marks={marks}
        textLines={lines[0]!}
        move={(handle, to) => {
          setMarks(withHandle(marks, handle, to));
          setMoved(undefined);
        }}
        say={setMoved}
      />
      <div className={styles.controls}>
        <div className={styles.presets}>
          {sources.map((source) => (
            <button
              key={source.name}
              type="button"
              aria-pressed={source.name === name}
              onClick={() => setSource(source)}>
              {source.name}
            </button>
          ))}
        </div>
        <div className={styles.results}>
          {releases.map(({release}, at) => (
            <p
              key={release}
              data-wrong={lines[at]![0].endsWith(header.spacing ? 'px' : 'mm')}>
              <b>{release}</b>
              {lines[at]!.map((line, row) => (
                <span key={row}>{line}</span>
              ))}
            </p>
          ))}
        </div>
        <p role="status">{note}</p>
      </div>
      <p role="status" className={styles.said}>
        {moved !== undefined && (moved < 2 ? length : ellipse.join(', '))}
      </p>
    </div>
  );
}
