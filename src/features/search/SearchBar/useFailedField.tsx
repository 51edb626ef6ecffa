/** The field of a reader for whom the modal does not load. */
import {useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {isReachable} from '@site/src/chrome/reachable';
import {inputOf, type FirstField} from '@site/src/chrome/searchField';
import {useSearchPageLink} from '../index';
import {SearchFailed} from '../Screens';

export function useFailedField(): {
  /** Leads to the search page; without a network, the field says what is the matter. */
  onFailed: (field: FirstField, again: () => void) => void;
  notice: ReactNode;
  forget: () => void;
} {
  const searchPageLink = useSearchPageLink();
  const [failed, setFailed] = useState<{
    field: FirstField;
    again: () => void;
  }>();
  return {
    onFailed: (field, again) =>
      void isReachable().then((isReached) => {
        if (isReached) {
          // Perhaps a new release was published, of which the search page is.
          window.location.assign(searchPageLink(inputOf(field).value));
          return;
        }
        setFailed({field, again});
        // The search page cannot be reached either.
        inputOf(field).form!.onsubmit = (event) => {
          event.preventDefault();
          again();
        };
      }),
    notice:
      failed &&
      createPortal(
        <SearchFailed
          looks={{box: 'search-unreachable', title: undefined, text: undefined}}
          onRetry={() => {
            inputOf(failed.field).focus();
            failed.again();
          }}
        />,
        failed.field.firstElementChild!,
      ),
    forget: () => setFailed(undefined),
  };
}
