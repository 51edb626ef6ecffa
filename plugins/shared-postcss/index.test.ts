import {expect, test, vi} from 'vitest';
import {withMadePlugins} from '.';

test('a plugin that is named is made, with its options; one that is made stays', () => {
  const made = {postcssPlugin: 'made'};
  const load = vi.fn((name: string) => (options: unknown) => ({name, options}));
  expect(
    withMadePlugins(
      {ident: 'postcss', plugins: [['a', {stage: 3}], 'b', made]},
      load,
    ),
  ).toEqual({
    ident: 'postcss',
    plugins: [
      {name: 'a', options: {stage: 3}},
      {name: 'b', options: undefined},
      made,
    ],
  });
  expect(load).toHaveBeenCalledTimes(2);
});

test('a name that is no module stops the build', () => {
  const load = () => {
    throw new Error('Cannot find module');
  };
  expect(() => withMadePlugins({plugins: ['missing']}, load)).toThrow(
    'Cannot find module',
  );
});
