import {
  createContext,
  useContext,
  useId,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {Icons} from './Icons';
import styles from './PanelSection.module.css';

export type PanelSectionProps = {
  /** Whether the section is open initially. */
  defaultOpen?: boolean;
  /** Class of the section. */
  className?: string;
  /** `PanelSection.Header` and `PanelSection.Content`. */
  children?: ReactNode;
};

export type PanelSectionPartProps = {
  /** Class of the part. */
  className?: string;
  /** The content of the part. */
  children?: ReactNode;
};

type SectionState = {id: string; open: boolean; toggle: () => void};

const SectionContext = createContext<SectionState | null>(null);

function useSection(
  part: string,
): NonNullable<React.ContextType<typeof SectionContext>> {
  const section = useContext(SectionContext);
  if (!section) {
    throw new Error(`${part} must be used inside <PanelSection>.`);
  }
  return section;
}

function Section({
  defaultOpen = true,
  className,
  children,
}: PanelSectionProps): ReactNode {
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  const section = useMemo(
    () => ({id, open, toggle: () => setOpen((isOpen) => !isOpen)}),
    [id, open],
  );
  return (
    <SectionContext value={section}>
      <div className={clsx(styles.section, className)}>{children}</div>
    </SectionContext>
  );
}

/** The button that opens and closes the section. */
function Header({className, children}: PanelSectionPartProps): ReactNode {
  const {id, open, toggle} = useSection('PanelSection.Header');
  return (
    <button
      type="button"
      className={clsx(styles.header, className)}
      aria-expanded={open}
      aria-controls={id}
      onClick={toggle}>
      <span>{children}</span>
      <Icons.ChevronOpen className={open ? styles.open : styles.closed} />
    </button>
  );
}

/** The content of the section. */
function Content({className, children}: PanelSectionPartProps): ReactNode {
  const {id, open} = useSection('PanelSection.Content');
  return (
    <div id={id} hidden={!open} className={clsx(styles.content, className)}>
      {children}
    </div>
  );
}

/** A section of a panel that users can collapse. */
export const PanelSection = Object.assign(Section, {Header, Content});
