import {useId, type ReactNode} from 'react';

/**
 * The beginning of a long part, with the rest when the reader wants it. A checkbox unfolds
 * it, so that it works without JavaScript. Nothing is cut from the HTML.
 *
 * @param label what the reader gets, for example "Show all 60 lines"
 */
export default function ShowAll({
  className,
  label,
  children,
}: {
  className: string;
  label: string;
  children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <div className={`long-part ${className}`}>
      <input id={id} type="checkbox" data-search-skip="" />
      {children}
      <label htmlFor={id} data-search-skip="">
        <span>{label}</span>
      </label>
    </div>
  );
}
