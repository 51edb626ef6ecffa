import {useId, type ReactNode} from 'react';

/**
 * Shows the beginning of long content, and the rest on request. The control is a checkbox, so
 * it works without JavaScript, and the HTML contains everything.
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
