import {expect, test} from 'vitest';
import {linesOnPhone, rowsOf} from './size';

const table = [
  <thead key="head">
    <tr>
      <th>Key</th>
      <th>Default</th>
      <th>Effect</th>
    </tr>
  </thead>,
  <tbody key="body">
    <tr>
      <td>
        <code>showStudyList</code>
      </td>
      <td>{true}</td>
      <td>
        Shows the <em>study list</em>.
      </td>
    </tr>
  </tbody>,
];

test('a row is the number of characters in each cell, marked or not', () => {
  expect(rowsOf(table)).toEqual([
    [3, 7, 6],
    [13, 0, 21],
  ]);
  expect(rowsOf(undefined)).toEqual([]);
});

test.each([
  ['an empty row takes a line', [[0, 0]], 1],
  ['the longest cell counts', [[22, 23]], 2],
  ['a third column is as wide as the screen', [[10, 10, 88]], 2],
  ['each row counts', [[1], [1], [45]], 5],
])('%s', (_, rows, lines) => {
  expect(linesOnPhone(rows)).toBe(lines);
});
