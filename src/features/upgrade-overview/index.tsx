/**
 * The overview of an upgrade guide: areas that a reader can leave out, and a box to tick
 * for each change, which the browser remembers. Without JavaScript all areas are shown.
 *
 *   <UpgradeOverview>
 *   <UpgradeArea area="dialogs" title="Dialogs">
 *
 *   ## Dialogs
 *
 *   <ReferenceTable data="changes" columns="old, new, why" where="area=dialogs" tick="slug" />
 *
 *   </UpgradeArea>
 *   </UpgradeOverview>
 */
import {
  Children,
  createContext,
  isValidElement,
  useContext,
  useState,
  type ReactNode,
} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useStorageSlot} from '@docusaurus/theme-common';
import {useEarlyInput} from '@site/src/components/EarlyInput';
import styles from './styles.module.css';

type AreaProps = {area: string; title: string; children: ReactNode};

const LeftOut = createContext<ReadonlySet<string>>(new Set());

export function UpgradeOverview({children}: {children: ReactNode}): ReactNode {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const areas = Children.toArray(children).flatMap((child) =>
    isValidElement<AreaProps>(child) && child.props.area ? [child.props] : [],
  );
  // Controls that need JavaScript are not rendered without it.
  const canChoose = useIsBrowser();
  return (
    <LeftOut value={leftOut}>
      {canChoose && (
        <fieldset className={styles.filter}>
          <legend>
            <Translate id="upgradeOverview.filter">What you use</Translate>
          </legend>
          {areas.map(({area, title}) => (
            <label key={area}>
              <input
                type="checkbox"
                checked={!leftOut.has(area)}
                onChange={({currentTarget}) => {
                  const next = new Set(leftOut);
                  if (currentTarget.checked) {
                    next.delete(area);
                  } else {
                    next.add(area);
                  }
                  setLeftOut(next);
                }}
              />
              {title}
            </label>
          ))}
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => window.print()}>
            <Translate id="upgradeOverview.print">
              Print as a checklist
            </Translate>
          </button>
        </fieldset>
      )}
      {children}
    </LeftOut>
  );
}

export function UpgradeArea({area, children}: AreaProps): ReactNode {
  return <div hidden={useContext(LeftOut).has(area)}>{children}</div>;
}

/** A checkbox for one change; `id` is the id of the change, `label` its subject. */
export function UpgradeTick({
  id,
  label,
}: {
  id: string;
  label: string;
}): ReactNode {
  const [stored, slot] = useStorageSlot(`site.upgrade.${id}`);
  // Where the browser stores nothing, the page remembers the tick as long as it is open.
  const [ticked, setTicked] = useState<boolean>();
  const tick = (checked: boolean) => {
    if (checked) {
      slot.set('done');
    } else {
      slot.del();
    }
    const isStored = (slot.get() === 'done') === checked;
    setTicked(isStored ? undefined : checked);
  };
  const isTicked = ticked ?? stored === 'done';
  const checkbox = useEarlyInput<HTMLInputElement, boolean>(isTicked, tick);
  return (
    <input
      ref={checkbox}
      type="checkbox"
      aria-label={translate(
        {id: 'upgradeOverview.done', message: 'Done: {change}'},
        {change: label},
      )}
      checked={isTicked}
      onChange={({currentTarget}) => tick(currentTarget.checked)}
    />
  );
}
