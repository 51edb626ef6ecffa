import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {Sidebar} from './sidebar';

const category = (label: string, list?: string) =>
  `<li class="theme-doc-sidebar-item-category menu__list-item ${list ? '' : 'menu__list-item--collapsed'}">
    <div class="menu__list-item-collapsible"><a class="menu__link${list ? ' menu__link--active' : ''}" href="/${label}">${label}</a><button aria-expanded="${list ? 'true' : 'false'}"></button></div>
    ${list ? `<ul class="menu__list">${list}</ul>` : ''}</li>`;
const page = (items: string) =>
  `<aside><ul class="theme-doc-sidebar-menu">${items}</ul></aside>`;
const link = (label: string) =>
  `<li><a class="menu__link" aria-current="page" href="/${label}">${label}</a></li>`;

const home = page(category('A') + category('B'));
const insideA = page(category('A', link('a') + category('C')) + category('B'));
const insideC = page(
  category('A', link('a') + category('C', link('c'))) + category('B'),
);
const insideB = page(category('A') + category('B', link('b')));

test('every page gets all pages, closed where it was closed', () => {
  const sidebar = new Sidebar();
  [home, insideA, insideC, insideB].forEach((html) => sidebar.learn(html));
  const $ = load(home);
  sidebar.complete($);
  expect(
    $('a')
      .toArray()
      .map((a) => $(a).text()),
  ).toEqual(['A', 'a', 'C', 'c', 'B', 'b']);
  expect($('.menu__list[hidden]')).toHaveLength(3);
  expect($('[aria-expanded="true"], [aria-current]')).toHaveLength(0);
  expect($('.menu__link--active')).toHaveLength(0);
});

test('what is open on a page stays as it is', () => {
  const sidebar = new Sidebar();
  [insideC, insideB].forEach((html) => sidebar.learn(html));
  const $ = load(insideC);
  sidebar.complete($);
  expect($('.menu__list:not([hidden])')).toHaveLength(2);
  expect($('[aria-current]')).toHaveLength(2);
});

test('a category that no page is inside is an error', () => {
  const sidebar = new Sidebar();
  sidebar.learn(insideC);
  expect(() => sidebar.complete(load(home))).toThrow(/category "B"/);
});
