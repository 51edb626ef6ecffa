import type {ComponentProps, ReactNode} from 'react';
import * as SeparatorPrimitive from '@radix-ui/react-separator';

/** @inherits Every attribute of a `div` element, including `ref`. */
export type SeparatorProps = {
  /** Direction of the line. */
  orientation?: 'horizontal' | 'vertical';
  /** If `true`, the line is only visible. If `false`, screen readers also announce it. */
  decorative?: boolean;
  /** Width of the line, as a CSS value. */
  thickness?: string;
} & ComponentProps<'div'>;

/** A line between two groups. */
export function Separator({
  orientation = 'horizontal',
  decorative = true,
  thickness = '1px',
  style,
  ...rest
}: SeparatorProps): ReactNode {
  const horizontal = orientation === 'horizontal';
  return (
    <SeparatorPrimitive.Root
      orientation={orientation}
      decorative={decorative}
      style={{
        flexShrink: 0,
        width: horizontal ? '100%' : thickness,
        height: horizontal ? thickness : 'auto',
        alignSelf: horizontal ? undefined : 'stretch',
        backgroundColor: 'var(--viewer-border)',
        ...style,
      }}
      {...rest}
    />
  );
}
