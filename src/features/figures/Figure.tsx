import {useState, type ComponentType, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  name: string;
  picture: {src: string; width: number; height: number};
  overlay?: ReactNode;
  /** A description for readers who do not see the picture. */
  alt: string;
  /** One sentence that is true of the picture and of the figure. */
  caption: ReactNode;
  /** What a reader can do with the figure: the label of the button that starts it. */
  action: string;
  /** Wider than the text. */
  isWide?: boolean;
  /** Loads the figure that replaces the picture. */
  load: () => Promise<ComponentType>;
};

/**
 * A picture that becomes a figure to touch when the reader asks for it. Code and data of the
 * figure are loaded then; without scripts, and in an archive, it stays a picture.
 */
export default function Figure({
  name,
  picture,
  overlay,
  alt,
  caption,
  action,
  isWide = false,
  load,
}: Props): ReactNode {
  const [Live, setLive] = useState<ComponentType>();
  const [progress, setProgress] = useState<'none' | 'loading' | 'failed'>(
    'none',
  );
  const isBrowser = useIsBrowser();
  const start = () => {
    setProgress('loading');
    load().then(
      (loaded) => setLive(() => loaded),
      () => setProgress('failed'),
    );
  };
  return (
    <figure
      className={clsx('live-figure', styles.figure, isWide && styles.wide)}
      data-figure={name}>
      {Live ? (
        <Live />
      ) : (
        <div className={styles.stage}>
          <img {...picture} alt={alt} loading="lazy" decoding="async" />
          {overlay}
          {isBrowser && (
            <button
              type="button"
              className={styles.start}
              aria-disabled={progress === 'loading'}
              onClick={progress === 'loading' ? undefined : start}>
              <span>{action}</span>
            </button>
          )}
        </div>
      )}
      <p role="status" className={styles.problem}>
        {progress === 'failed' &&
          translate({
            id: 'figures.failed',
            message:
              'The figure could not be loaded. Check the connection, and click the image again.',
          })}
      </p>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
