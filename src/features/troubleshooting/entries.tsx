/** The entries of the finder, as elements of the page and as the finder's data. */
import {
  Children,
  createContext,
  isValidElement,
  useContext,
  type ReactElement,
  type ReactNode,
} from 'react';
import type {Entry} from './match';

type WithChildren = {children?: ReactNode};
type AreaProps = {
  /** Short name of the area, for the URL. */
  area: string;
  children: ReactNode;
};
type EntryProps = {
  /** Where it appears, one place per line. */
  where: string;
  /** Other wordings of the message, one per line. */
  wordings?: string;
  children: ReactNode;
};

export type FoundEntry = Entry & {
  id: string;
  area: string;
  where: readonly string[];
  /** Where the entry is, if not on the finder's page. */
  elsewhere?: {href: string; heading: string; title: string};
};

/** An area, with the anchor and the text of its heading. */
export type FoundArea = {area: string; id: string; title: string};

/** Ids of the entries that are shown; null for all. */
export const Shown = createContext<ReadonlySet<string> | null>(null);

/** One entry: a heading with an anchor, and what belongs to it. */
export function FinderEntry({
  where,
  wordings,
  children,
}: EntryProps): ReactNode {
  const shown = useContext(Shown);
  return (
    <div
      hidden={shown !== null && !shown.has(headingOf(children).id)}
      data-where={where}
      data-wordings={wordings}>
      {children}
    </div>
  );
}

/** The heading of an area, an introduction, and its entries. */
export function FinderArea({area, children}: AreaProps): ReactNode {
  const shown = useContext(Shown);
  return (
    <div
      hidden={
        shown !== null &&
        elementsIn(children, isEntry).every(
          ({props}) => !shown.has(headingOf(props.children).id),
        )
      }
      data-area={area}>
      {children}
    </div>
  );
}

/** Content that only helps readers who browse all entries. */
export function FinderOverview({children}: {children: ReactNode}): ReactNode {
  return (
    <div hidden={useContext(Shown) !== null} data-overview="">
      {children}
    </div>
  );
}

const isArea = (element: ReactElement): element is ReactElement<AreaProps> =>
  element.type === FinderArea;
const isEntry = (element: ReactElement): element is ReactElement<EntryProps> =>
  element.type === FinderEntry;

/** The elements of one kind, in order. */
function elementsIn<Props>(
  node: ReactNode,
  isKind: (element: ReactElement) => element is ReactElement<Props>,
): ReactElement<Props>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<WithChildren>(child)) {
      return [];
    }
    return isKind(child) ? [child] : elementsIn(child.props.children, isKind);
  });
}

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<WithChildren>(child)) {
        return textOf(child.props.children);
      }
      return typeof child === 'string' ? child : '';
    })
    .join('');
}

const isHeading = (
  element: ReactElement,
): element is ReactElement<WithChildren & {id: string}> => {
  const {id, children} = element.props as WithChildren & {id?: string};
  return id !== undefined && children !== undefined;
};

/** The first heading: the anchors of former headings, before it, are empty. */
function headingOf(children: ReactNode): {id: string; text: string} {
  const [heading] = elementsIn(children, isHeading);
  return {
    id: heading?.props.id ?? '',
    text: textOf(heading?.props.children),
  };
}

export const linesOf = (text: string | undefined) =>
  (text ?? '').split('\n').filter(Boolean);

export const areasIn = (children: ReactNode): FoundArea[] =>
  elementsIn(children, isArea).map(({props}) => {
    const {id, text} = headingOf(props.children);
    return {area: props.area, id, title: text};
  });

export const entriesIn = (children: ReactNode): FoundEntry[] =>
  elementsIn(children, isArea).flatMap(({props: {area, children: inside}}) =>
    elementsIn(inside, isEntry).map(({props}) => {
      const {id, text} = headingOf(props.children);
      return {
        id,
        area,
        message: text,
        where: linesOf(props.where),
        wordings: linesOf(props.wordings),
        text: textOf(props.children),
      };
    }),
  );
