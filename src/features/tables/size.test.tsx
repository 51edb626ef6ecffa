import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import Cards from './Cards';
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
  ['three columns that fit are next to each other', [[10, 10, 10]], 1],
  ['each cell of a card counts', [[10, 10, 88]], 5],
  ['each row counts', [[1], [1], [45]], 5],
])('%s', (_, rows, lines) => {
  expect(linesOnPhone(rows)).toBe(lines);
});

test('on a phone, a row is a card with a title, and the headers as labels, and stays a row for screen readers', () => {
  const html = renderToStaticMarkup(<Cards>{table}</Cards>);
  expect(html).toContain('<th role="columnheader">Key</th>');
  expect(html).toContain(
    '<tr role="row"><td role="cell"><code>showStudyList</code></td><td role="cell" data-label="Default"></td>',
  );
  const narrow = renderToStaticMarkup(
    <Cards>
      <thead>
        <tr>
          <th>Key</th>
        </tr>
      </thead>
    </Cards>,
  );
  expect(narrow).not.toContain('role');
});

test.each([
  ['names a release', 'ID in 3.9', 'length'],
  ['is of a box to check', 'Done', <input key="box" type="checkbox" />],
])('on a phone, the first label of a card stays if it %s', (_, label, cell) => {
  const html = renderToStaticMarkup(
    <Cards>
      <thead key="head">
        <tr>
          <th>{label}</th>
          <th>Default</th>
          <th>Effect</th>
        </tr>
      </thead>
      <tbody key="body">
        <tr>
          <td>{cell}</td>
          <td>none</td>
          <td>{'A sentence. '.repeat(9)}</td>
        </tr>
      </tbody>
    </Cards>,
  );
  expect(html).toContain(`<td role="cell" data-label="${label}">`);
});

test.each([
  ['twenty letters', true, 'x'.repeat(20)],
  ['a letter more', false, 'x'.repeat(21)],
  ['what a component writes', false, <br key="unknown" />],
])('on a phone, %s are a name that stays on its line: %s', (_, stays, name) => {
  const html = renderToStaticMarkup(
    <Cards>
      <thead key="head" />
      <tbody key="body">
        <tr>
          <td>{name}</td>
          <td>Effect</td>
        </tr>
      </tbody>
    </Cards>,
  );
  expect(html.includes('<tr><td class="short-name">')).toBe(stays);
  expect(html).toContain('<td>Effect</td></tr></tbody>');
});
