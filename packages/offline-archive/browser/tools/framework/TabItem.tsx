/** What the tools import as `@theme/TabItem`. */
import type {ReactNode} from 'react';

export default function TabItem({
  label,
  children,
}: {
  label: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div>
      <p>
        <strong>{label}</strong>
      </p>
      {children}
    </div>
  );
}
