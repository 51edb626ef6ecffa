/**
 * Why: the link at a heading is titled "Direct link to" and the heading's text. The theme
 * takes the id where the text is not one plain string: inline code, a link, several parts.
 * How: wraps the theme's component (safe; theme-classic 3.10.2), gives it the text for the
 * title, and renders the original children next to the generated link.
 */
import {Children, isValidElement, type ReactNode} from 'react';
import Heading from '@theme-original/Heading';
import type {Props} from '@theme/Heading';

type ShownProps = Omit<Props, 'as'> & {
  level: Props['as'];
  shown: ReactNode;
  /** The text, then the theme's link. */
  children?: [string, ReactNode];
};

/** The text of what is rendered; of a component, the text that it contains. */
function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{children?: ReactNode}>(child)
        ? textOf(child.props.children)
        : String(child as string | number),
    )
    .join('');
}

function Shown({
  level: Level,
  shown,
  children,
  ...props
}: ShownProps): ReactNode {
  return (
    <Level {...props}>
      {shown}
      {children?.[1]}
    </Level>
  );
}

export default function HeadingWrapper(props: Props): ReactNode {
  const {as, id, children} = props;
  if (as === 'h1' || !id || typeof children === 'string') {
    return <Heading {...props} />;
  }
  const passedOn = {level: as, shown: children};
  return (
    <Heading
      {...props}
      {...passedOn}
      // The theme renders whatever this is, with the properties that it does not know.
      as={Shown as unknown as Props['as']}>
      {textOf(children)}
    </Heading>
  );
}
