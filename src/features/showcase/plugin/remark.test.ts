import path from 'node:path';
import {expect, it} from 'vitest';
import {treeAfter} from '../../../../tests/support/remark-page';
import remarkShowcase from './remark';

const page = path.resolve('src/pages/components/Tabs/index.mdx');

/** The page after the plugin, as text. */
const resolved = (value: string): string =>
  JSON.stringify(treeAfter(remarkShowcase, page, value));

it('adds the component and the source of the same file to an example', () => {
  const own = resolved('<Example name="basic" />');
  expect(own).toContain(`require(\\"./_examples/basic.tsx\\").default`);
  expect(own).toContain(
    `require(\\"!!raw-loader!./_examples/basic.tsx\\").default`,
  );
  expect(resolved('<Example name="Slider/steps" />')).toContain(
    '@site/src/pages/components/Slider/_examples/steps.tsx',
  );
});

it('reports an unknown example with the valid names', () => {
  expect(() => resolved('text\n\n<Example name="basics" />')).toThrow(
    /Tabs.index\.mdx:3: Unknown example "basics"\. Examples in that folder: basic, controlled, manual, vertical\.$/,
  );
  expect(() => resolved('<Example name="Tab/basic" />')).toThrow(
    /Unknown example "Tab\/basic"\. Write it as .*Tab._examples.basic\.tsx, with a default export\.$/,
  );
  expect(() => resolved('<Example />')).toThrow(
    /Tabs.index\.mdx:1: <Example> has no name\.$/,
  );
});

it('reports props of an unknown component', () => {
  expect(resolved('<PropsTable of="Tabs" />')).toContain('props/Tabs.json');
  expect(() => resolved('<PropsTable of="Tab" />')).toThrow(
    /<PropsTable of="Tab"> looks for packages\/ui-next\/Tab\.tsx, which does not exist\.$/,
  );
});
