import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';

export const lineName = (line: number): string =>
  translate({id: 'tool.line', message: 'Line {line}'}, {line});

/** At most this many lines are named in one finding. */
const mostPlaces = 20;

/** The first line of a finding: its severity, how certain it is, and where it is. */
export default function What<Place extends {line: number}>({
  name,
  certainty = 'sure',
  places = [],
  find,
  children,
}: {
  /** Of the severity. */
  name: string;
  certainty?: 'sure' | 'likely' | 'question';
  places?: readonly Place[];
  /** Shows a place in the editor, if the text is there. */
  find?: ((place: Place) => void) | undefined;
  children?: ReactNode;
}): ReactNode {
  return (
    <p className="what">
      <strong>{name}</strong>{' '}
      {certainty !== 'sure' && (
        <span>
          {certainty === 'likely' ? (
            <Translate id="tool.likely">likely</Translate>
          ) : (
            <Translate id="tool.question">to check</Translate>
          )}{' '}
        </span>
      )}
      {places.slice(0, mostPlaces).map((place, i) => (
        <span key={i}>
          {find ? (
            <button type="button" onClick={() => find(place)}>
              {lineName(place.line)}
            </button>
          ) : (
            lineName(place.line)
          )}{' '}
        </span>
      ))}
      {places.length > mostPlaces && (
        <span>
          <Translate
            id="tool.places"
            values={{count: places.length - mostPlaces}}>
            {'and {count} more'}
          </Translate>
        </span>
      )}
      {children}
    </p>
  );
}
