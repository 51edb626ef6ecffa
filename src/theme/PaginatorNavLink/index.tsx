/**
 * Why: previous and next say in which section of the sidebar they are.
 * How: wraps the theme's component (safe; theme-classic 3.10.2).
 */
import type {ReactNode} from 'react';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type {Props} from '@theme/PaginatorNavLink';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {sectionAround} from './sectionAround';

export default function PaginatorNavLinkWrapper(props: Props): ReactNode {
  const section = sectionAround(props.permalink, useDocsSidebar()?.items ?? []);
  return (
    <PaginatorNavLink
      {...props}
      subLabel={
        section ? (
          <>
            {props.subLabel} · {section}
          </>
        ) : (
          props.subLabel
        )
      }
    />
  );
}
