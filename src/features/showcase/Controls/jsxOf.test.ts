import {expect, it} from 'vitest';
import {jsxOf} from './jsxOf';

it('writes an element as its author would', () => {
  expect(jsxOf('Button', {}, 'Save')).toBe('<Button>Save</Button>');
  expect(jsxOf('Button', {size: 'sm', disabled: true}, 'Save')).toBe(
    '<Button size="sm" disabled>Save</Button>',
  );
  expect(jsxOf('Row', {number: 1, on: false, onSelect: () => 1})).toBe(
    '<Row number={1} on={false} onSelect={() => {}} />',
  );
});

it('breaks a long element into a line for each prop', () => {
  expect(
    jsxOf('Row', {title: 'A long title of a row', detail: 'and its detail'}),
  ).toBe('<Row title="A long title of a row" detail="and its detail" />');
  expect(
    jsxOf('Row', {
      title: 'A title that is much longer',
      detail: 'and its detail',
    }),
  ).toBe(`<Row
  title="A title that is much longer"
  detail="and its detail"
/>`);
});
