import {expect, test} from 'vitest';
import {checkHabits, habits, habitsIn} from './habits';
import {sourceOf} from './prose';

const namesIn = (text: string) =>
  habitsIn(sourceOf('/site', 'docs/page.md', text).pieces).found.map(
    ({habit}) => habit.name,
  );

test.each([
  ['Copy the id of the segmentation here.', ['chain', 'id']],
  ['Set the key; the viewer reads it.', ['joined', 'reads']],
  ['Set the key: without it, nothing changes.', ['joined']],
  ['| Name | Note |\n| - | - |\n| `a` | The same. |', ['telegraphic']],
  ['Give it an array of texts.', ['texts']],
  ['The console must print a line.', ['must print']],
  [
    'The console shows "Viewport with id 1 not found", of {id} in a text field.',
    [],
  ],
  ["Copy the segmentation's ID, because `id` and `ids` have no effect.", []],
  ['- **Key**: what it sets.\n\n```js\n// the id of the page\n```', []],
])('%s', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test('above its ceiling, a habit is a problem, and at it, none', () => {
  const [chain] = habits;
  const of = (times: number) =>
    checkHabits({words: 10_000, byHabit: {[chain!.name]: times}});
  expect(of(chain!.ceiling)).toEqual([]);
  expect(of(chain!.ceiling + 1).map(({message}) => message)).toEqual([
    expect.stringContaining(chain!.instead),
  ]);
});
