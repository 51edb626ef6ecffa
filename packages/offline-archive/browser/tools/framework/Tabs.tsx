/** What the tools import as `@theme/Tabs`: what the tabs contain, one below the other. */
import type {ReactNode} from 'react';

export default function Tabs({children}: {children: ReactNode}): ReactNode {
  return children;
}
