import type {ComponentType, ReactNode, SVGProps} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
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
  /** A sentence below it. */
  caption?: string;
};

/**
 * A diagram of a page, of which a phone shows the narrow drawing. What is still too wide keeps a size
 * in which its words can be read, and scrolls sideways.
 */
export default function Diagram({
  of: Svg,
  narrow: Narrow,
  maxWidth,
  caption,
}: DiagramProps): ReactNode {
  const [frame, scrolls] = useScrolls<HTMLDivElement>();
  return (
    <figure className={styles.figure}>
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
      <figcaption>
        {caption && <p>{caption}</p>}
        {/* Shown for the hues that the drawing has; its labels say the same. */}
        <div className={styles.legend} aria-hidden="true">
          <span>
            <Translate id="diagram.about">Main part</Translate>
          </span>
          <span>
            <Translate id="diagram.yours">Your code or your server</Translate>
          </span>
          <span>
            <Translate id="diagram.outside">Outside the viewer</Translate>
          </span>
        </div>
      </figcaption>
    </figure>
  );
}
