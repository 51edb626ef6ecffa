/** What every-page.spec.ts finds with the Tab key, on pages that are wrong on purpose. */
import {keyboardFaults} from '../support/keyboard';
import {expect, test} from '../support/fixtures';

const frame = (content: string) => `<style>
    html {scroll-padding-top: 60px}
    :focus {outline: 2px solid}
    nav {position: sticky; top: 0; height: 60px; background: white}
  </style>
  <nav><a href="#">Menu</a></nav>
  <main>${content}</main>
  <footer><a href="#">Footer</a></footer>`;

const tall = '<p style="height: 2000px">Text</p>';
const keepsFocus = `onkeydown="if (event.key === 'Tab') event.preventDefault()"`;

for (const [what, content, faults] of [
  [
    'links, a field, and a hidden radio button with a label',
    `<a href="#">One</a><label>Two <input></label>
    <input type="radio" id="r" style="opacity: 0"><label for="r">Three</label>
    <style>#r:focus + label {outline: 2px solid}</style>${tall}<a href="#">Four</a>`,
    [],
  ],
  [
    'a trap',
    `<a href="#">One</a><textarea aria-label="Two" ${keepsFocus}></textarea><a href="#">Three</a>`,
    ['textarea "Two" does not let the focus go on'],
  ],
  [
    'a focus without a mark',
    '<a href="#" style="outline: 0">One</a>',
    ['a "One" looks the same with the focus'],
  ],
  [
    'a link that is not drawn',
    '<a href="#" style="opacity: 0">One</a>',
    ['a "One" is hidden'],
  ],
  [
    'a link outside the window',
    '<a href="#" style="position: fixed; left: -999px">One</a>',
    ['a "One" is outside the window'],
  ],
  [
    'links that the bar covers on the way back',
    `<style>html {scroll-padding: 0}</style>${'<p><a href="#">Link</a></p>'.repeat(60)}`,
    ['a "Link" is covered'],
  ],
  [
    'a button without a name',
    '<button><svg></svg></button>',
    ['button "" has no name'],
  ],
  [
    'an order that is not that of the page',
    `<div style="display: flex; flex-direction: column-reverse"><a href="#">Below</a>${tall}<a href="#">Above</a></div>`,
    [
      expect.stringMatching(
        /^a "Above" is \d{4} px above a "Below", the stop before it$/,
      ),
    ],
  ],
] as const) {
  test(`Tab through ${what}`, async ({page}) => {
    await page.setContent(frame(content));
    expect(await keyboardFaults(page)).toEqual(faults);
  });
}
