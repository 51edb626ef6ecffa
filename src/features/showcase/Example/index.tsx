import type {ComponentType, ReactNode} from 'react';
import ShowcaseRow from '../ShowcaseRow';

type Props = {
  /** Name of the file in `_examples`, without its ending. */
  name: string;
  /** The label of the example, if no heading names it. */
  title?: string;
  /** A sentence below the title. */
  description?: string;
  /** Added by the remark plugin `showcase`. */
  component?: ComponentType;
  /** Added by the remark plugin `showcase`. */
  code?: string;
  /** Added by the remark plugin `showcase`. */
  fileName?: string;
};

/** An example of `_examples`, running, with the source of the very file in a second tab. */
export default function ShowcaseExample({
  name,
  component: Example,
  code,
  ...frame
}: Props): ReactNode {
  if (!Example || code === undefined) {
    throw new Error(
      `<Example name="${name}"> works in the Markdown pages of src/pages only.`,
    );
  }
  return (
    <ShowcaseRow code={code} {...frame}>
      <Example />
    </ShowcaseRow>
  );
}
