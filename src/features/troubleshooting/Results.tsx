/** The finder's results: their number and the best entries, or advice if there are none. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {FoundArea} from './entries';
import type {Filters, Outcome} from './filter';
import {places} from './places';
import styles from './styles.module.css';
import type {FinderState} from './useFinderState';
import {searchWords} from './words';

/** More would be a second list of what is below. */
const mostLinks = 5;

type Props = {
  state: FinderState;
  outcome: Outcome;
  areas: readonly FoundArea[];
  /** Titles of the filters that are set. */
  titles: Filters;
  /** The link to a search. An archive has no search of its messages. */
  searchLink?: (query: string) => string;
  onChange: (change: Partial<FinderState>) => void;
};

export default function Results(props: Props): ReactNode {
  const {state, outcome} = props;
  const {shown, isUnknown} = outcome;
  return (
    <div className={styles.results}>
      <p role="status" className={styles.status}>
        <Status {...props} />
      </p>
      {shown.length === 0 && <Removals {...props} />}
      {isUnknown && (
        <>
          <SortingQuestions areas={props.areas} />
          <Elsewhere {...props} />
        </>
      )}
      {state.text.trim() && !isUnknown && shown.length > 0 && (
        <ol className={styles.matches}>
          {shown.slice(0, mostLinks).map(({id, message, where, elsewhere}) => (
            <li key={id}>
              <Link to={elsewhere?.href ?? `#${id}`}>
                {elsewhere?.heading ?? message}
              </Link>
              <small className={styles.source}>
                {[
                  elsewhere?.title,
                  ...places()
                    .filter(({place}) => where.includes(place))
                    .map(({title}) => title),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Status({state, outcome: {shown, isUnknown}}: Props): string {
  const {selectMessage} = usePluralForm();
  const count = shown.length;
  if (count === 0) {
    return translate({
      id: 'finder.none',
      message: 'No entries match these filters.',
    });
  }
  if (isUnknown) {
    return selectMessage(
      count,
      translate(
        {
          id: 'finder.unknown',
          message:
            'The text does not match any entry. One entry is listed below.|The text does not match any entry. {count} entries are listed below.',
        },
        {count},
      ),
    );
  }
  return selectMessage(
    count,
    state.text.trim()
      ? translate(
          {
            id: 'finder.matches',
            message: 'One entry matches.|{count} entries match, best first:',
          },
          {count},
        )
      : translate(
          {
            id: 'finder.count',
            message: 'One entry|{count} entries',
          },
          {count},
        ),
  );
}

/** For each filter that is set: how many entries there are without it. */
function Removals({
  state,
  outcome: {countWith},
  titles,
  onChange,
}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const choices: {change: Partial<Filters>; title: string}[] = [
    {change: {where: ''}, title: titles.where},
    {change: {area: ''}, title: titles.area},
    {
      change: {where: '', area: ''},
      title: `${titles.where}, ${titles.area}`,
    },
  ];
  const useful = choices
    .filter(({change}) =>
      Object.keys(change).every((name) => state[name as keyof Filters]),
    )
    .map((choice) => ({...choice, count: countWith(choice.change)}))
    .filter(({count}) => count > 0);
  // Both only if one of them is not enough.
  const offered = useful.length > 1 ? useful.slice(0, -1) : useful;
  return (
    <ul className={styles.removals}>
      {offered.map(({change, title, count}) => (
        <li key={title}>
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => onChange(change)}>
            {selectMessage(
              count,
              translate(
                {
                  id: 'finder.remove',
                  message:
                    'Remove the filter "{filter}": one entry|Remove the filter "{filter}": {count} entries',
                },
                {filter: title, count},
              ),
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Questions that lead to an area, from the server to the archive. */
function SortingQuestions({areas}: Pick<Props, 'areas'>): ReactNode {
  const linkTo = (name: string) => {
    const area = areas.find(({area}) => area === name);
    return area && <Link to={`#${area.id}`}>{area.title}</Link>;
  };
  return (
    <ol className={styles.questions}>
      <li>
        <Translate
          id="finder.question.config"
          values={{area: linkTo('config')}}>
          {
            'Open /app-config.js of your host in the browser. Is it the file that you wrote? If not: {area}.'
          }
        </Translate>
      </li>
      <li>
        <Translate id="finder.question.start" values={{area: linkTo('start')}}>
          {
            'Reload the page with the network panel open. Do all scripts have status 200 and content? If not: {area}.'
          }
        </Translate>
      </li>
      <li>
        <Translate
          id="finder.question.archive"
          values={{area: linkTo('archive'), signIn: linkTo('login')}}>
          {
            'Does the request for the studies have status 200 and JSON? If not: {area}. For 401, 403, and 302: {signIn}.'
          }
        </Translate>
      </li>
    </ol>
  );
}

/** Where to go with a message that is not known. */
function Elsewhere({state, searchLink}: Props): ReactNode {
  const words = searchWords(state.text).join(' ');
  return (
    <p className={styles.elsewhere}>
      {searchLink && words && (
        <>
          <Translate
            id="finder.search"
            values={{
              words: <Link to={searchLink(words)}>{words}</Link>,
            }}>
            {'Search all pages: {words}.'}
          </Translate>{' '}
        </>
      )}
      <Link to="#your-message-is-not-here">
        <Translate id="finder.report">What to collect for a report</Translate>
      </Link>
    </p>
  );
}
