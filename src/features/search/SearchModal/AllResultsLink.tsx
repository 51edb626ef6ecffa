/** The link to the search page, below the hits. */
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import {useSearchPageLink} from '../index';
import type {Answer} from './useAnswers';
import {staysHere} from './useRows';

export default function AllResultsLink({
  answer: {query, nbHits},
  onClose,
}: {
  answer: Answer;
  onClose: () => void;
}): ReactNode {
  const history = useHistory();
  const url = useSearchPageLink()(query);
  return (
    <section className="DocSearch-HitsFooter">
      {/* With each key, a Link would start to watch whether it is in view. */}
      <a
        href={url}
        onClick={(event) => {
          if (staysHere(event)) {
            event.preventDefault();
            history.push(url);
            onClose();
          }
        }}>
        <Translate id="theme.SearchBar.seeAll" values={{count: nbHits}}>
          {'See all {count} results'}
        </Translate>
      </a>
    </section>
  );
}
