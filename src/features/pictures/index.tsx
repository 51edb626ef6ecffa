import {
  useEffect,
  useRef,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import clsx from 'clsx';
import {partOf, viewsOf, type View} from './parts';
import {startZoom} from './zoom';
import styles from './styles.module.css';

/** The result of the image plugin's loader. */
type LoadedPicture = {
  src: string;
  srcSet: string;
  width: number;
  height: number;
};

type Props = {
  /** Name of a picture in `pictures/`; checked at build. */
  name: string;
  /** A description for readers who do not see the picture. */
  alt: string;
  /** One sentence under the picture. */
  caption: string;
  /** Added by src/features/pictures/plugin. */
  img?: LoadedPicture;
  /** Half as wide as the text, in a gallery. Default: as wide as the text. */
  half?: boolean;
  /** The image that readers see first: fetched before others. */
  first?: boolean;
  /** The same, in a `<Hero>`. */
  hero?: boolean;
  /** For captions about the whole window: phones also show the whole picture, or the start of a strip. */
  whole?: boolean;
  /** Which part of the picture readers see, of a picture that is shown whole elsewhere: see parts.ts. */
  part?: string;
  /** Names of parts of the picture, separated by commas, which get the numbers of the list in it. */
  parts?: string;
  /** The numbered list: a sentence for each part. */
  children?: ReactNode;
  /** Where the numbers are. Added by src/features/pictures/plugin. */
  marks?: string;
  /** URL of the file with all its pixels. Added by src/features/pictures/plugin. */
  file?: string;
  /** Width of that file in pixels. Added by src/features/pictures/plugin. */
  fileWidth?: string;
  /** The release that the picture shows, if it is not that of the page. Added by src/features/pictures/plugin. */
  viewerVersion?: string;
};

/** Pictures narrower than this, in pixels, are clips of one panel at double density. */
const wholeWindowWidth = 640;

/** Pictures this much wider than high are strips, which a phone scrolls sideways. */
const stripRatio = 8;

/**
 * How wide an image is shown, for the browser's choice of a file: the text's column is the
 * window without its margins and, next to the sidebar and the table of contents, 556 px less.
 */
const sizes =
  '(max-width: 996px) calc(100vw - 32px), (max-width: 1584px) calc(100vw - 556px), 1028px';

/** The same in a gallery: one column up to 600 px, then two in the text's column. */
const halfSizes =
  '(max-width: 600px) calc(100vw - 32px), (max-width: 996px) calc(50vw - 28px), (max-width: 1584px) calc(50vw - 290px), 502px';

/**
 * The same next to the first words of a page without a table of contents. On a wide screen that
 * is 624 px; the file of 640 px has soft letters there, so it asks for the next one.
 */
const heroSizes =
  '(max-width: 996px) calc(100vw - 32px), (max-width: 1199px) calc(100vw - 336px), (max-width: 1415px) calc(100vw - 792px), 700px';

/** The same for a picture of which a part is shown, as wide as prose without the frame. */
const partSizes = ({scale}: View) => {
  const width = `${Math.round(scale * 734)}px`;
  return `(max-width: 996px) ${width}, (max-width: 1292px) calc(${scale} * (100vw - 556px)), ${width}`;
};

function sizesOf({
  isStrip,
  part,
  phoneScale,
  hero,
  half,
}: {
  part: View | undefined;
  phoneScale: number | undefined;
} & Record<'isStrip' | 'hero' | 'half', boolean>): string {
  // As wide as the whole strip would be at the height at which it is shown.
  if (isStrip) {
    return '1174px';
  }
  return (
    (phoneScale ? `(max-width: 600px) ${phoneScale * 70}vw, ` : '') +
    (part ? partSizes(part) : hero ? heroSizes : half ? halfSizes : sizes)
  );
}

/**
 * A picture of the real viewer with its caption. Plain `<img srcset>` on purpose:
 * the image plugin's own React component shows nothing until it has hydrated, and
 * these pages are also read with JavaScript off.
 */
export default function ViewerPicture({
  name,
  alt,
  caption,
  half = false,
  hero = false,
  whole = false,
  first = hero,
  part: partName,
  img,
  file,
  fileWidth,
  viewerVersion,
  marks,
  children,
}: Props): ReactNode {
  if (!img || !file || !fileWidth) {
    throw new Error(
      `<ViewerPicture name="${name}"> was not resolved: it works in Markdown pages only, where the plugin next to this component adds the file.`,
    );
  }
  const isStrip = img.width > stripRatio * img.height;
  const key = partName ? `${name}/${partName}` : name;
  const numbers = marks?.split(' ');
  const part = partOf(key, numbers);
  const size = {isStrip, part, hero, half};
  const views = whole ? [] : viewsOf(key, numbers);
  return (
    <figure
      className={clsx(
        'viewer-picture',
        styles.figure,
        img.width < wholeWindowWidth && styles.clip,
        isStrip && styles.strip,
        whole && styles.whole,
      )}>
      {(views.length > 0 ? views : [undefined]).map((view, index) => (
        <div
          key={index}
          className={clsx(
            styles.picture,
            view && styles.view,
            index > 0 && styles.further,
            part && styles.part,
            isStrip && 'fades',
          )}
          style={cropStyle(img, part, view)}>
          <Enlargeable
            src={img.src}
            srcSet={`${img.srcSet}, ${file} ${fileWidth}w`}
            sizes={sizesOf({...size, phoneScale: view?.scale})}
            width={img.width}
            height={img.height}
            alt={alt}
            loading={first ? 'eager' : 'lazy'}
            fetchPriority={first ? 'high' : undefined}
            decoding="async"
          />
          {numbers && <Marks at={numbers} />}
        </div>
      ))}
      <figcaption>
        {caption}{' '}
        {viewerVersion && (
          <span data-search-skip="index">
            <Translate
              id="viewerPicture.source"
              description="Says which viewer release a screenshot shows"
              values={{version: viewerVersion}}>
              {'Screenshot: OHIF Viewer {version}, synthetic data.'}
            </Translate>
          </span>
        )}
      </figcaption>
      {marks && <div className={styles.parts}>{children}</div>}
    </figure>
  );
}

const formOf = ({width, height}: LoadedPicture, tall = 1) =>
  `${width} / ${height * tall}`;

/**
 * Which part of the picture a wider screen shows, and which a phone, and in which form. A screen
 * that shows all of it needs its form as well.
 */
const cropStyle = (img: LoadedPicture, part?: View, view?: View) =>
  ({
    ...((part ?? view) && {'--whole': formOf(img)}),
    ...(part && {
      '--part': formOf(img, part.tall),
      '--part-x': `${part.x}%`,
      '--part-y': `${part.y}%`,
      '--part-scale': part.scale,
      '--part-rise': part.scale / (part.tall ?? 1),
    }),
    ...(view && {
      '--view': formOf(img, view.tall),
      '--view-x': `${view.x}%`,
      '--view-y': `${view.y}%`,
      '--view-scale': view.scale,
      '--view-rise': view.scale / (view.tall ?? 1),
    }),
  }) as CSSProperties;

/** An image that a click enlarges (zoom.ts). */
function Enlargeable({
  alt,
  ...props
}: ComponentProps<'img'> & {alt: string}): ReactNode {
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => startZoom(ref.current!), []);
  return (
    <img
      {...props}
      alt={alt}
      ref={ref}
      data-own-script={usePluginData('early-zoom') as string | undefined}
      data-enlarge={translate(
        {id: 'viewerPicture.enlarge', message: 'Enlarge: {alt}'},
        {alt},
      )}
      data-close={translate(
        {
          id: 'viewerPicture.close',
          message: 'Close the enlarged image: {alt}',
        },
        {alt},
      )}
    />
  );
}

/** Numbers on the picture. The list below has the same, for readers without the picture. */
function Marks({at}: {at: readonly string[]}): ReactNode {
  return at.map((mark, index) => {
    const [x, y] = mark.split(',').map((percent) => `${percent}%`);
    return (
      <span
        key={mark}
        className={styles.mark}
        style={{'--x': x, '--y': y} as CSSProperties}
        aria-hidden="true">
        {index + 1}
      </span>
    );
  });
}
