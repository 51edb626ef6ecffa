/** Editors, framed as a block of code: a row above the lines, and one with what can be done. */
import {
  useId,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import {useEarlyInput, useTextAreaValue} from '@site/src/components/EarlyInput';
import Colors from './Colors';
import {useLimit} from './Field';
import Gutter, {type Marks} from './Gutter';
import styles from './styles.module.css';
import {longest} from './wraps';

type FrameProps = {
  /** Of the text area. */
  id: string;
  label: ReactNode;
  hint: ReactNode;
  /** What brings a text, at the end of the row above the lines. */
  sources?: ReactNode;
  /** What can be done with the text, the most important first. */
  actions?: ReactNode;
};

export function EditorFrame({
  id,
  label,
  hint,
  sources,
  actions,
  children,
}: FrameProps & {children: ReactNode}): ReactNode {
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <label htmlFor={id}>{label}</label>
        {sources}
      </div>
      {children}
      <div className={styles.foot}>
        {actions}
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      </div>
    </div>
  );
}

/** The lines of code, with their numbers and colors. */
export function CodeArea({
  field,
  text,
  placeholder,
  lines,
  rows,
  marks,
  isPlain = false,
  children,
  ...area
}: Omit<ComponentProps<'textarea'>, 'rows'> & {
  id: string;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The text in the field. If it is empty, the placeholder is displayed. */
  text: string;
  placeholder?: string;
  /** How many it shows. */
  lines: number;
  rows: number;
  marks?: Marks | undefined;
  /** It is not JavaScript: text without colors, whose long lines wrap. */
  isPlain?: boolean | undefined;
  /** What is drawn over the lines. */
  children?: ReactNode;
}): ReactNode {
  return (
    <div
      className={styles.code}
      data-wraps={text !== '' && text.length <= longest}
      style={{'--rows': rows} as CSSProperties}>
      {!isPlain && (
        <Gutter
          field={field}
          text={text}
          lines={lines}
          rows={rows}
          marks={marks}
        />
      )}
      <div className={styles.text}>
        {!isPlain && <Colors field={field} text={text} rows={rows} />}
        <textarea
          {...area}
          ref={field}
          placeholder={placeholder}
          wrap={isPlain ? 'soft' : 'off'}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={[`${area.id}hint`, area['aria-describedby']]
            .filter(Boolean)
            .join(' ')}
        />
        {children}
      </div>
    </div>
  );
}

/** An editor for a text that the page around it keeps. */
export default function Editor({
  value,
  onChange,
  sample = '',
  rows,
  isPlain,
  problemsId,
  ...frame
}: Omit<FrameProps, 'id'> & {
  value: string;
  onChange: (value: string) => void;
  /** The placeholder. */
  sample?: string;
  rows: number;
  isPlain?: boolean | undefined;
  /** The element that says what is wrong with the text. */
  problemsId?: string | undefined;
}): ReactNode {
  const id = useId();
  const field = useEarlyInput<HTMLTextAreaElement>(value, onChange);
  const shown = useTextAreaValue(id, value);
  const {tooLong, onPaste} = useLimit(value);
  return (
    <EditorFrame
      id={id}
      {...frame}
      actions={
        <>
          {frame.actions}
          {tooLong}
        </>
      }>
      <CodeArea
        id={id}
        field={field}
        // Not of what is typed early: the first render is as in the page.
        text={value}
        lines={(value || sample).split('\n').length}
        rows={rows}
        isPlain={isPlain}
        value={shown}
        placeholder={sample}
        aria-invalid={problemsId !== undefined || undefined}
        aria-describedby={problemsId}
        onPaste={onPaste}
        onChange={({currentTarget}) => onChange(currentTarget.value)}
      />
    </EditorFrame>
  );
}
