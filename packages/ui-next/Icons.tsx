/**
 * A part of the platform's icons, by the platform's names. The drawings are this
 * site's own: one path on a 24 px grid, stroked with the color of the text.
 */
import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Icons.module.css';

/** @inherits Every attribute of an `svg` element. */
export type IconProps = {
  /** Name for a screen reader. Without it, the icon is decorative, and the control next to it has the name. */
  'aria-label'?: string;
} & ComponentProps<'svg'>;

export type Icon = (props: IconProps) => ReactNode;

function draw(path: string, className?: string): Icon {
  return function DrawnIcon({className: own, ...rest}: IconProps): ReactNode {
    const label = rest['aria-label'];
    return (
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={clsx(styles.icon, className, own)}
        role={label ? 'img' : undefined}
        aria-hidden={label ? undefined : true}
        {...rest}>
        <path d={path} />
      </svg>
    );
  };
}

const circle = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z';
const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z';

const drawn = {
  Add: draw('M12 5v14M5 12h14'),
  Alert: draw('M12 4 2.5 20h19zM12 10v4M12 17v.01'),
  Checked: draw('m5 12.5 4.5 4.5L19 7'),
  ChevronClosed: draw('m9 6 6 6-6 6'),
  ChevronDown: draw('m6 9 6 6 6-6'),
  ChevronLeft: draw('m15 6-6 6 6 6'),
  ChevronOpen: draw('m6 9 6 6 6-6'),
  ChevronRight: draw('m9 6 6 6-6 6'),
  Close: draw('m6 6 12 12M18 6 6 18'),
  ColorChange: draw(
    'M12 3.5a8.5 8.5 0 0 0 0 17c1.6 0 2-1 1.6-2.1-.5-1.4.2-2.7 1.9-2.7h1.8a3.2 3.2 0 0 0 3.2-3.2c0-5-3.8-9-8.5-9zM7.5 12v.01M9.5 8v.01M14 7.5v.01',
  ),
  Copy: draw('M9 9h11v11H9zM15 9V4H4v11h5'),
  Delete: draw('M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5'),
  Download: draw('M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14'),
  Export: draw('M12 15V4M7.5 8.5 12 4l4.5 4.5M5 14v6h14v-6'),
  EyeHidden: draw(`${eye}M4 4l16 16`),
  EyeVisible: draw(eye),
  FillAndOutline: draw('M5 5h14v14H5zM8 16l8-8M8 11l3-3M13 16l3-3'),
  FillOnly: draw('M8 19 19 8M5 16 16 5M5 9l4-4M15 19l4-4'),
  GearSettings: draw(
    'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M18.4 5.6l-1.8 1.8M7.4 16.6l-1.8 1.8',
  ),
  // As in the viewer, the icon shows the state, and its name the action: an open eye hides.
  Hide: draw(eye),
  Info: draw(`${circle}M12 11v6M12 7.5v.01`),
  JumpToSlice: draw('M4 7h10M4 12h6M4 17h10M15 9l4 3-4 3M19 12h-6'),
  LoadingSpinner: draw('M12 3a9 9 0 1 1-8.5 6', styles.spin),
  Lock: draw('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3'),
  Magnifier: draw(
    'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20',
  ),
  Minus: draw('M5 12h14'),
  MissingIcon: draw(
    'M4 4h16v16H4zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.9-1.1 1.7M12 16.8v.01',
  ),
  More: draw('M6 12h.01M12 12h.01M18 12h.01', styles.heavy),
  Opacity: draw(
    'M12 3.5S6 10 6 14.5a6 6 0 0 0 12 0C18 10 12 3.5 12 3.5zM12 6v14',
  ),
  OutlineOnly: draw('M5 5h14v14H5z'),
  Pause: draw('M8 5v14M16 5v14'),
  Play: draw('M7 4.5 19 12 7 19.5z'),
  Plus: draw('M12 5v14M5 12h14'),
  Redo: draw('M20 9h-9a5 5 0 0 0 0 10h5M16 5l4 4-4 4'),
  Refresh: draw('M20 12a8 8 0 1 1-2.3-5.7L20 8.5M20 4v4.5h-4.5'),
  Rename: draw('M4 20h4L19 9l-4-4L4 16zM13 7l4 4'),
  Search: draw(
    'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20',
  ),
  Settings: draw('M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4'),
  Show: draw(`${eye}M4 4l16 16`),
  StatusError: draw(`${circle}M9 9l6 6M15 9l-6 6`),
  StatusLocked: draw('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3'),
  StatusSuccess: draw(`${circle}M8 12.5l3 3 5-6`),
  StatusTracking: draw(
    'M5 9V5h4M15 5h4v4M19 15v4h-4M9 19H5v-4M12 8.5v7M8.5 12h7',
  ),
  StatusWarning: draw('M12 4 2.5 20h19zM12 10v4M12 17v.01'),
  TabLinear: draw('M4 17 17 4l3 3L7 20zM8 13l2 2M11 10l2 2M14 7l2 2'),
  TabSegmentation: draw(
    'M12 3.5c5 0 8.5 3 8.5 7.5S17 20.5 12 20.5 3.5 16 3.5 12 7 3.5 12 3.5zM9 12.5 12 9l3.5 2-1 4-4 .5z',
  ),
  Threshold: draw('M4 18c4 0 4-12 8-12s4 12 8 12M4 12h16'),
  ToolAngle: draw('M5 18 16 5M5 18h15M11 18a6 6 0 0 0-2.2-4.6'),
  ToolAnnotate: draw('M4 20 12 12M4 20v-4M4 20h4M13 4h7v7h-7z'),
  ToolBidirectional: draw('M4 18 18 4M8 8l8 8M3 17l2 2M17 3l2 2'),
  ToolBrush: draw(
    'M20 4 11 13M11 13c-3-1-6 1-5.5 4 .2 1.3-.5 2-1.5 2 3 2 8 1 8.5-2.5.2-1.5-.5-2.8-1.5-3.500z',
  ),
  ToolCapture: draw(
    'M4 8h4l1.5-2.500h5L16 8h4v11H4zM12 10.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  ),
  ToolCine: draw('M4 5h16v14H4zM10 9v6l5-3z'),
  ToolCircle: draw(circle),
  ToolCrosshair: draw('M12 3v7M12 14v7M3 12h7M14 12h7'),
  ToolEraser: draw(
    'm14 5 5.5 5.5-8 8H7L4 15.500zM9.5 9.500l5.5 5.500M7 18.500h13',
  ),
  ToolFlipHorizontal: draw('M12 4v16M9 7v10H4zM15 7v10h5z'),
  ToolFreehandRoi: draw('M7 6c4-3 11-1 12 4s-3 4-4 6-5 3-8 1-4-8 0-11z'),
  ToolInvert: draw(`${circle}M12 3v18M12 7l6 4M12 11l7 5M12 15l4 4`),
  ToolLayout: draw('M4 5h16v14H4zM12 5v14M4 12h16'),
  ToolLength: draw('M5 19 19 5M3.5 17.500l3 3M17.5 3.500l3 3'),
  ToolMagnify: draw(
    'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20M8 10.500h5M10.5 8v5',
  ),
  ToolMeasureEllipse: draw('M12 6c5 0 9 2.5 9 6s-4 6-9 6-9-2.5-9-6 4-6 9-6z'),
  ToolMoreMenu: draw('M5 6h14M5 12h14M5 18h14'),
  ToolMove: draw(
    'M12 3v18M3 12h18M9.5 5.5 12 3l2.5 2.500M9.5 18.5 12 21l2.5-2.500M5.5 9.5 3 12l2.5 2.500M18.5 9.5 21 12l-2.5 2.5',
  ),
  ToolRectangle: draw('M4 6h16v12H4z'),
  ToolReset: draw('M4 12a8 8 0 1 0 2.3-5.700L4 8.500M4 4v4.500h4.5'),
  ToolRotateRight: draw(
    'M20 12a8 8 0 1 1-2.3-5.700L20 8.500M20 4v4.500h-4.500M12 9v3.500l2.5 1.5',
  ),
  ToolStackScroll: draw(
    'M6 8h12v12H6zM8 5h12v12M12 11v6M9.5 13.5 12 11l2.5 2.5',
  ),
  ToolThreshold: draw('M4 18c4 0 4-12 8-12s4 12 8 12M4 12h16'),
  ToolWindowLevel: draw(`${circle}M12 3v18M15 6v12M18 9v6`),
  ToolZoom: draw(
    'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20M8 10.500h5',
  ),
  Trash: draw('M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13'),
  Undo: draw('M4 9h9a5 5 0 0 1 0 10H8M8 5 4 9l4 4'),
} satisfies Record<string, Icon>;

export type IconName = keyof typeof drawn;

export type IconByNameProps = {
  /** `ToolLength`, or the spelling of toolbar buttons, `tool-length`. */
  name: string;
} & IconProps;

/** `tool-length` and `ToolLength` are the same icon. */
function find(name: string): Icon {
  const pascal = name.replace(/(^|-)([a-z])/g, (_, __, letter: string) =>
    letter.toUpperCase(),
  );
  return (drawn as Record<string, Icon>)[pascal] ?? drawn.MissingIcon;
}

/** The icon whose name is data, for instance of a toolbar button. */
function ByName({name, ...rest}: IconByNameProps): ReactNode {
  return find(name)(rest);
}

/** `<Icons.ToolLength />`, or `<Icons.ByName name="tool-length" />` when the name is data. */
export const Icons = {...drawn, ByName};
