import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {sectionAround} from './sectionAround';

const link = (href: string): PropSidebarItem => ({
  type: 'link',
  label: href,
  href,
});
const category = (
  label: string,
  items: PropSidebarItem[],
): PropSidebarItem => ({
  type: 'category',
  label,
  href: `/${label}`,
  items,
  collapsed: true,
  collapsible: true,
});

test.each([
  ['/a', undefined],
  ['/Deploy', undefined],
  ['/b', 'Deploy'],
  ['/Docker', 'Deploy'],
  ['/c', 'Docker'],
  ['/missing', undefined],
])('%s is in %s', (permalink, section) => {
  expect(
    sectionAround(permalink, [
      link('/a'),
      category('Deploy', [link('/b'), category('Docker', [link('/c')])]),
    ]),
  ).toBe(section);
});
