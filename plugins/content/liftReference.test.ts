import {expect, test} from 'vitest';
import {withReferenceLifted} from './liftReference';

type Item = Parameters<typeof withReferenceLifted>[0][number];

const doc = (id: string): Item => ({type: 'doc', id});
const category = (label: string, id: string, items: Item[]): Item => ({
  type: 'category',
  label,
  collapsed: true,
  collapsible: true,
  link: {type: 'doc', id},
  items,
});

test('the reference follows the category that it was in, and nothing else moves', () => {
  const reference = category('Reference', 'platform/reference/index', [
    doc('platform/reference/events'),
  ]);
  const modes = category('Modes', 'platform/modes/index', [doc('a')]);
  expect(
    withReferenceLifted([
      doc('index'),
      category('Platform', 'platform/index', [doc('b'), reference, modes]),
      doc('faq'),
    ]),
  ).toEqual([
    doc('index'),
    category('Platform', 'platform/index', [doc('b'), modes]),
    reference,
    doc('faq'),
  ]);
});

test('without a reference, all stays as it is', () => {
  const items = [doc('index'), category('FAQ', 'faq/index', [doc('faq/a')])];
  expect(withReferenceLifted(items)).toEqual(items);
});
