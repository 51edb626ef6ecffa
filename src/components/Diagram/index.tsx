import type {ComponentType, ReactNode, SVGProps} from 'react';
import {translate} from '@docusaurus/Translate';
import {useScrolls} from '@site/src/components/ScrollableTable/useScrolls';
import styles from './styles.module.css';

export type DiagramProps = {
  /** The imported SVG; its own `<title>` and `<desc>` say what it shows. */
  of: ComponentType<SVGProps<SVGSVGElement>>;
  /** Where it should not be as wide as the text: a CSS length. */
  maxWidth?: string;
};

/** A diagram of a page. On a narrow screen it keeps a size in which its words can be read, and scrolls sideways. */
export default function Diagram({of: Svg, maxWidth}: DiagramProps): ReactNode {
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
      <Svg style={{maxWidth}} />
    </div>
  );
}
