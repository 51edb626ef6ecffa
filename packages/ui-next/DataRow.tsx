import {useState, type ReactNode, type SyntheticEvent} from 'react';
import clsx from 'clsx';
import {Button} from './Button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from './DropdownMenu';
import {Icons} from './Icons';
import styles from './DataRow.module.css';

export type DataRowDetails = {
  /** Lines on the left, for the most important values. Two leading spaces indent a line. */
  primary: string[];
  /** Lines on the right, for the origin of the values. */
  secondary: string[];
};

export type DataRowProps = {
  /** Number of the row in its list, or `null` for a row without a number. */
  number: number | null;
  /** Name of the object. */
  title: string;
  /** Lines below the title. If there are more than four, a button expands them. */
  details?: DataRowDetails;
  /** Color of the object in the images. Without it, the row does not show a dot. */
  colorHex?: string;
  /** Whether the row is selected. */
  isSelected?: boolean;
  /** Whether the object is visible in the images. */
  isVisible?: boolean;
  /** Whether the object is protected against changes. */
  isLocked: boolean;
  /** Removes the menu, so that the user cannot change the object. */
  disableEditing?: boolean;
  /** Called when the user selects the row. */
  onSelect?: (event: SyntheticEvent) => void;
  /** Called when the user hides or shows the object. */
  onToggleVisibility: (event: SyntheticEvent) => void;
  /** Called when the user locks or unlocks the object. */
  onToggleLocked: (event: SyntheticEvent) => void;
  /** Called when the user chooses to rename the object. */
  onRename: (event: SyntheticEvent) => void;
  /** Called when the user chooses to delete the object. */
  onDelete: (event: SyntheticEvent) => void;
  /** Called when the user chooses to change the color. Without it, the menu omits this item. */
  onColor?: (event: SyntheticEvent) => void;
  /** Class of the outermost element. */
  className?: string;
};

const foldedLines = 4;

/** One row in a list of segments or measurements. */
export function DataRow({
  number,
  title,
  details,
  colorHex,
  isSelected = false,
  isVisible = true,
  isLocked,
  disableEditing = false,
  onSelect,
  onToggleVisibility,
  onToggleLocked,
  onRename,
  onDelete,
  onColor,
  className,
}: DataRowProps): ReactNode {
  const inside = (
    <>
      {number !== null && <span className={styles.number}>{number}</span>}
      {colorHex && (
        <span className={styles.dot} style={{backgroundColor: colorHex}} />
      )}
      <span className={styles.title}>{title}</span>
    </>
  );
  return (
    <div
      className={clsx(styles.row, className)}
      data-selected={isSelected}
      data-visible={isVisible}>
      <div className={styles.line}>
        {onSelect ? (
          <button
            type="button"
            className={styles.select}
            aria-pressed={isSelected}
            onClick={onSelect}>
            {inside}
          </button>
        ) : (
          <div className={styles.select}>{inside}</div>
        )}
        <Button
          size="icon"
          variant="ghost"
          className={styles.eye}
          aria-label={`${isVisible ? 'Hide' : 'Show'} ${title}`}
          onClick={onToggleVisibility}>
          {isVisible ? <Icons.Hide /> : <Icons.Show />}
        </Button>
        {isLocked && !disableEditing && (
          <Icons.Lock className={styles.lock} aria-label="Locked" />
        )}
        {disableEditing ? (
          <span className={styles.gap} />
        ) : (
          <ActionMenu
            title={title}
            isLocked={isLocked}
            onToggleLocked={onToggleLocked}
            onRename={onRename}
            onDelete={onDelete}
            onColor={onColor}
          />
        )}
      </div>
      {details && <Details title={title} {...details} />}
    </div>
  );
}

function ActionMenu({
  title,
  isLocked,
  onToggleLocked,
  onRename,
  onDelete,
  onColor,
}: Pick<
  DataRowProps,
  'title' | 'isLocked' | 'onToggleLocked' | 'onRename' | 'onDelete' | 'onColor'
>): ReactNode {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="icon" variant="ghost" aria-label={`Actions for ${title}`}>
          <Icons.More />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" onCloseAutoFocus={keepMovedFocus}>
        <DropdownMenuItem onClick={onRename}>
          <Icons.Rename />
          Rename
        </DropdownMenuItem>
        <DropdownMenuItem onClick={onDelete}>
          <Icons.Delete />
          Delete
        </DropdownMenuItem>
        {onColor && (
          <DropdownMenuItem onClick={onColor}>
            <Icons.ColorChange />
            Change Color
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onClick={onToggleLocked}>
          <Icons.Lock />
          {isLocked ? 'Unlock' : 'Lock'}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/**
 * The menu returns focus to its button unless an action has already moved it: into the
 * field for a new name, or to the next row after a deletion.
 */
function keepMovedFocus(event: Event): void {
  const focused = document.activeElement;
  if (focused && focused !== document.body) {
    event.preventDefault();
  }
}

function Details({
  title,
  primary,
  secondary,
}: DataRowDetails & {title: string}): ReactNode {
  const [open, setOpen] = useState(false);
  const longest = Math.max(primary.length, secondary.length);
  if (longest === 0) {
    return null;
  }
  const label = open ? 'Fewer details' : `All ${longest} details`;
  const shown = (lines: string[]): string[] =>
    open ? lines : lines.slice(0, foldedLines);
  return (
    <div className={styles.details}>
      <div className={styles.columns}>
        <Lines lines={shown(primary)} className={styles.primary} />
        <Lines lines={shown(secondary)} className={styles.secondary} />
      </div>
      {longest > foldedLines && (
        <Button
          size="sm"
          variant="link"
          aria-expanded={open}
          aria-label={`${label} of ${title}`}
          onClick={() => setOpen(!open)}>
          {label}
        </Button>
      )}
    </div>
  );
}

function Lines({
  lines,
  className,
}: {
  lines: string[];
  className?: string;
}): ReactNode {
  return (
    <div className={className}>
      {lines.map((line, index) => (
        // Lines have no identity but their place, and two may be the same.
        <div key={index} className={styles.detail}>
          {line}
        </div>
      ))}
    </div>
  );
}
