import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test, vi} from 'vitest';
import debugArea, {withoutFolder} from './debug';

test('a folder of this machine becomes @site, anywhere in the data', () => {
  const site = path.resolve('/home/me/site');
  expect(
    withoutFolder(
      {
        a: [site, path.join(site, 'docs', 'faq.md')],
        b: {other: `${site}-2/docs`, text: `in ${site}`, n: 1, none: null},
      },
      site,
    ),
  ).toEqual({
    a: ['@site', '@site/docs/faq.md'],
    b: {other: `${site}-2/docs`, text: `in ${site}`, n: 1, none: null},
  });
});

test('the debug area has all its pages, and content without the folder of the site', async () => {
  const siteDir = path.resolve('/home/me/site');
  const context = {siteDir, siteConfig: {baseUrl: '/'}} as LoadContext;
  const plugin = await debugArea(context);
  const addRoute = vi.fn();
  await plugin.allContentLoaded!({
    allContent: {docs: {default: {contentPath: path.join(siteDir, 'docs')}}},
    actions: {addRoute, createData: vi.fn(), setGlobalData: vi.fn()},
  });
  expect(addRoute).toHaveBeenCalledTimes(7);
  expect(addRoute).toHaveBeenCalledWith(
    expect.objectContaining({
      path: '/__docusaurus/debug/content',
      props: {allContent: {docs: {default: {contentPath: '@site/docs'}}}},
    }),
  );
  expect(path.isAbsolute(plugin.getThemePath!())).toBe(true);
});
