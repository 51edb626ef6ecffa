import type {ComponentType, ReactNode, SVGProps} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useScrolls} from '@site/src/features/tables';
import styles from './styles.module.css';

export type DiagramProps = {
  /** The imported SVG; its own `<title>` and `<desc>` describe it. */
  of: ComponentType<SVGProps<SVGSVGElement>>;
  /** The same for a phone, where `of` is too wide. It has the title and description of `of`. */
  narrow?: ComponentType<SVGProps<SVGSVGElement>>;
  /** Where it should not be as wide as the text: a CSS length. */
  maxWidth?: string;
};

/**
 * A diagram of a page, of which a phone shows the narrow drawing. What is still too wide keeps a size
 * in which its words can be read, and scrolls sideways.
 */
export default function Diagram({
  of: Svg,
  narrow: Narrow,
  maxWidth,
}: DiagramProps): ReactNode {
  const [frame, scrolls] = useScrolls<HTMLDivElement>();
  return (
    <div
      ref={frame}
      className={styles.frame}
      {...(scrolls && {
        role: 'region',
        'aria-label': translate({id: 'diagram.scrolls', message: 'Diagram'}),
        tabIndex: 0,
      })}>
      <Svg className={clsx(Narrow && styles.wide)} style={{maxWidth}} />
      {Narrow && <Narrow className={styles.narrow} />}
    </div>
  );
}
