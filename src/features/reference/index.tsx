/**
 * A catalog of names: entries below headings, and a filter that hides those that do not
 * contain the words. `<ReferenceCatalog>` (src/features/reference/plugin/catalog.ts) writes
 * the lists; a page puts them into `<Catalog>`. Without JavaScript, all entries are
 * visible.
 */
import {
  Children,
  Fragment,
  isValidElement,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import {usePluralForm} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useEarlyInput} from '@site/src/components/EarlyInput';
import {applyFilter, noFilter, type Filter} from './filter';
import styles from './styles.module.css';

type EntryProps = {
  id: string;
  /** The name, with parameters and types if it is a function. */
  signature: string;
  /** "New in 3.10", by which the filter selects. */
  mark?: string;
  /** The entry whose value has it as a key, and with which the filter shows it. */
  of?: string;
  /** The purpose in a sentence, then more. */
  children: ReactNode;
};

/** What a look at an entry should show: its type, its default, whether it is required. */
export function CatalogFacts({children}: {children: ReactNode}): ReactNode {
  return (
    // Not in the text of search results, where the words would run together.
    <div className={styles.facts} data-search-skip="index">
      {children}
    </div>
  );
}

const isFacts = (node: ReactNode) =>
  isValidElement(node) && node.type === CatalogFacts;

/** One entry, with an anchor. */
export function CatalogEntry({
  id,
  signature,
  mark,
  of,
  children,
}: EntryProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const [, name = signature, rest = ''] =
    /^([^(:]*)(.*)$/s.exec(signature) ?? [];
  const parts = Children.toArray(children);
  return (
    <div data-entry={of ? undefined : (mark ?? '')}>
      <dt id={id}>
        <code>
          <b>
            <Breakable name={name} />
          </b>
          {/* Without parameters and types, they belong to the name. */}
          {rest === '()' && rest}
          {/* Types are on too many pages to be searched for. */}
          {rest.length > 2 && (
            <span data-search-skip={rest.includes(':') ? 'index' : undefined}>
              {rest}
            </span>
          )}
        </code>
        <Link
          className="hash-link"
          to={`#${id}`}
          aria-label={translate(
            {
              id: 'theme.common.headingLinkTitle',
              message: 'Direct link to {heading}',
            },
            {heading: name},
          )}
          translate="no">
          {'\u200b'}
        </Link>
      </dt>
      {parts.some(isFacts) && <dd>{parts.filter(isFacts)}</dd>}
      <dd>{parts.filter((part) => !isFacts(part))}</dd>
    </div>
  );
}

/** An icon, with all names that draw it: a click on one copies it. */
export function IconEntry({
  owner,
  names,
  noted = '',
  note,
  mark = '',
  icon,
  tag,
}: {
  /** The object with the names; their anchors begin with it. */
  owner: string;
  /** Separated by spaces, as is `noted`: those of them that the note is about. */
  names: string;
  noted?: string;
  note: string;
  /** As of other entries. */
  mark?: string;
  /** The drawing, if there is one. */
  icon?: string;
  /** The component that draws a name; the reader can copy its JSX. */
  tag?: string;
}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const list = names.split(' ');
  const notedNames = noted.split(' ');
  return (
    <div data-entry={mark}>
      {list.map((name, index) => {
        const id = `${owner}.${name}`;
        collectAnchor(id);
        return (
          <dt key={name} id={id}>
            {index === 0 &&
              tag &&
              (icon ? <Icon drawing={icon} /> : <NoIcon />)}
            <code>
              <b>
                <Breakable name={name} />
              </b>
            </code>
            {tag && <CopyButton text={name} />}
            {notedNames.includes(name) && <small> {note}</small>}
          </dt>
        );
      })}
      <dd>{tag && <CopyButton text={`<${tag} name="${list[0]}" />`} />}</dd>
    </div>
  );
}

const CopyButton = ({text}: {text: string}): ReactNode => (
  <button
    type="button"
    className="clean-btn"
    aria-label={translate({id: 'catalog.copy', message: 'Copy {text}'}, {text})}
    data-copy-text={text}
    data-copied-label={translate({id: 'theme.CodeBlock.copied'})}
  />
);

/** A name in a narrow cell or column: a line breaks between its words, if it must. */
const Breakable = ({name}: {name: string}): ReactNode =>
  name.length < 12
    ? name
    : name.match(/[A-Z]*[^A-Z./_]*[./_]*/g)!.map((word, index) => (
        <Fragment key={index}>
          {index > 0 && word && <wbr />}
          {word}
        </Fragment>
      ));

/** An icon of the viewer; plugin/icon-names.ts has put in its drawing. */
export const Icon = ({drawing}: {drawing: string}): ReactNode =>
  drawing && (
    <span
      className={styles.icon}
      aria-hidden="true"
      dangerouslySetInnerHTML={{__html: drawing}}
    />
  );

/** Of some names, no drawing was published. */
const NoIcon = (): ReactNode => (
  <span className={styles.icon} data-missing="">
    <Translate id="catalog.noDrawing">No drawing</Translate>
  </span>
);

/** The entries of one heading. Search has them as the text of the heading's section. */
export function CatalogList({
  compact,
  children,
}: {
  /** Names that need no text: several in a row. */
  compact?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <dl
      className={compact === undefined ? undefined : styles.compact}
      data-search-section="none">
      {children}
    </dl>
  );
}

/** Entries that are on most pages of their kind, folded to their names. */
export const CatalogFold = ({
  names,
  children,
}: {
  names: string;
  children: ReactNode;
}): ReactNode => (
  <details>
    <summary>
      <code>{names}</code>
    </summary>
    {children}
  </details>
);

/** Long content, folded. */
export function CatalogMore({
  of,
  has,
  children,
}: {
  /** Name of the entry. */
  of: string;
  /** What it is, if it is not text: an example, or one with the fields in it. */
  has?: 'example' | 'fields';
  children: ReactNode;
}): ReactNode {
  const values = {name: <code>{of}</code>};
  return (
    <details>
      <summary>
        {has === 'fields' ? (
          <Translate id="catalog.fields" values={values}>
            {'Example and fields of {name}'}
          </Translate>
        ) : has === 'example' ? (
          <Translate id="catalog.example" values={values}>
            {'Example of {name}'}
          </Translate>
        ) : (
          <Translate id="catalog.more" values={values}>
            {'More about {name}'}
          </Translate>
        )}
      </summary>
      {children}
    </details>
  );
}

/** The marks of all entries, in order: one for each entry. */
function marksIn(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{children?: ReactNode}>(child)) {
      return [];
    }
    return child.type === CatalogEntry || child.type === IconEntry
      ? [(child as ReactElement<EntryProps>).props.mark ?? '']
      : marksIn(child.props.children);
  });
}

const placeholder = () =>
  translate({id: 'catalog.placeholder', message: 'Name or text'});

/** The lists of a page, with a filter above them. */
export function Catalog({children}: {children: ReactNode}): ReactNode {
  const marks = useMemo(() => marksIn(children), [children]);
  const choices = [...new Set(marks)].filter(Boolean).sort();
  const [filter, setFilter] = useState(noFilter);
  const [shown, setShown] = useState(marks.length);
  const content = useRef<HTMLDivElement>(null);
  const history = useHistory();
  /** The same as `filter`, for changes that come before the next render. */
  const latest = useRef(noFilter);
  const filterBy = (change: Partial<Filter>) => {
    latest.current = {...latest.current, ...change};
    setFilter(latest.current);
    setShown(applyFilter(content.current!, latest.current));
  };
  const words = useEarlyInput<HTMLInputElement>(filter.words, (early) =>
    filterBy({words: early}),
  );
  const mark = useEarlyInput<HTMLSelectElement>(filter.mark, (early) =>
    filterBy({mark: early}),
  );
  useEffect(
    () =>
      history.listen(({hash}) => {
        const anchor = document.getElementById(hash.slice(1));
        if (anchor?.closest('[hidden]')) {
          // The router scrolls to the anchor next, which must be there.
          filterBy(noFilter);
        }
      }),
    [history],
  );
  return (
    <>
      <form
        role="search"
        className={`page-filter ${styles.filter}`}
        onSubmit={(event) => event.preventDefault()}>
        <label>
          <Translate id="catalog.words">Filter this page</Translate>
          <input
            ref={words}
            type="search"
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder()}
            value={filter.words}
            onChange={({target}) => filterBy({words: target.value})}
          />
        </label>
        {choices.length > 0 && (
          <label>
            <Translate id="catalog.version">Version</Translate>
            <select
              ref={mark}
              value={filter.mark}
              onChange={({target}) => filterBy({mark: target.value})}>
              <option value="">
                {translate({id: 'catalog.all', message: 'All entries'})}
              </option>
              {choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          </label>
        )}
        <Count shown={shown} all={marks.length} />
        {shown < marks.length && (
          <button
            type="button"
            className="button button--secondary"
            onClick={() => filterBy(noFilter)}>
            <Translate id="catalog.clear">Clear the filter</Translate>
          </button>
        )}
      </form>
      <div ref={content} className={styles.catalog}>
        {children}
      </div>
    </>
  );
}

function Count({shown, all}: {shown: number; all: number}): ReactNode {
  const {selectMessage} = usePluralForm();
  const none = translate({
    id: 'catalog.none',
    message: 'No entry contains these words.',
  });
  const every = translate(
    {id: 'catalog.count', message: 'One entry|{count} entries'},
    {count: all},
  );
  const some = translate(
    {id: 'catalog.shown', message: '{shown} of {all} entries'},
    {shown, all},
  );
  return (
    <p role="status">
      {shown === 0 ? none : shown === all ? selectMessage(all, every) : some}
    </p>
  );
}
