/** Distances and widths of the design, measured, because there are no screenshots of whole pages. */
import type {Page} from '@playwright/test';
import {docsSidebar, expect, test, visit} from '../support/fixtures';

const reference = '/configuration/configurationFiles';

test('on a phone, the headings of a page are a bar that stays, and a link of it closes it and leads to a heading below it', async ({
  page,
}) => {
  await page.setViewportSize({width: 375, height: 700});
  await visit(page, reference);
  const bar = page.locator('.theme-doc-toc-mobile');
  const belowBar = (selector: string) =>
    page.evaluate((of) => {
      const [toc, other] = ['.theme-doc-toc-mobile', of].map((one) =>
        document.querySelector(one)!.getBoundingClientRect(),
      );
      return other!.top - toc!.bottom;
    }, selector);
  await page.mouse.wheel(0, 2000);
  await expect(bar.locator('summary')).toBeInViewport();
  await bar.locator('summary').click();
  const link = bar.getByRole('link').nth(2);
  const target = (await link.getAttribute('href'))!;
  await link.click();
  await expect(bar).not.toHaveAttribute('open');
  await expect(page).toHaveURL(`${reference}${target}`);
  await expect.poll(() => belowBar(target)).toBeGreaterThanOrEqual(0);
  expect(await belowBar(target)).toBeLessThan(100);
});

test('the first heading is marked until another is reached @full', async ({
  page,
}) => {
  await visit(page, reference);
  const contents = page.locator('.table-of-contents').last();
  const colors = await contents
    .locator('> li > a')
    .evaluateAll((all) => all.map((link) => getComputedStyle(link).color));
  expect(colors[0]).not.toBe(colors[1]);
  expect(new Set(colors.slice(1)).size).toBe(1);
});

test('a line of prose has 60 to 100 characters; a table of three columns has more room, and its header stays below the navbar while its rows pass @full', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 700});
  await visit(page, reference);
  const widths = await page.evaluate(() => {
    const prose = document.querySelectorAll<HTMLElement>('.markdown > p')[1]!;
    const probe = document.createElement('span');
    // The mix of letters of English text.
    probe.textContent =
      'the quick brown fox jumps over the lazy dog and then it rests ';
    probe.style.whiteSpace = 'nowrap';
    prose.append(probe);
    const letter = probe.offsetWidth / probe.textContent.length;
    probe.remove();
    return {
      letters: prose.offsetWidth / letter,
      prose: prose.offsetWidth,
      table: document.querySelector<HTMLElement>(
        '.markdown .table-frame:has(th:nth-child(3))',
      )!.offsetWidth,
    };
  });
  expect(widths.letters).toBeGreaterThan(60);
  expect(widths.letters).toBeLessThan(100);
  expect(widths.table).toBeGreaterThan(widths.prose);

  const frame = page.locator('.table-frame[data-fits]', {
    has: page.locator('tbody tr:nth-child(6)'),
  });
  const table = frame.first().locator('table');
  await table.evaluate((element) =>
    scrollTo(0, scrollY + element.getBoundingClientRect().top + 100),
  );
  await expect
    .poll(async () => {
      const header = await table.locator('th').first().boundingBox();
      const navbar = await page.locator('.navbar').boundingBox();
      return Math.round(header!.y - navbar!.y - navbar!.height);
    })
    .toBe(0);
});

test('the first line of a page is as far below the bar, with breadcrumbs or without, and names of code do not spread lines @full', async ({
  page,
}) => {
  for (const width of [1440, 375]) {
    await page.setViewportSize({width, height: 900});
    const distances = new Set<number>();
    for (const path of [
      reference,
      '/glossary',
      '/tools',
      '/components/Button',
      '/versions',
      '/help',
    ]) {
      await page.goto(path);
      distances.add(
        await page.getByRole('main').evaluate((main) => {
          const seen = (selector: string) =>
            [...document.querySelectorAll(selector)]
              .map((part) => part.getBoundingClientRect())
              .find(({height}) => height > 0);
          const bar = seen('.theme-doc-toc-mobile') ?? seen('.navbar')!;
          const crumbs = main.querySelector('.breadcrumbs__item:nth-child(3)');
          const first =
            crumbs?.closest('nav')!.parentElement ?? main.querySelector('h1')!;
          return Math.round(first.getBoundingClientRect().top - bar.bottom);
        }),
      );
    }
    expect([...distances]).toHaveLength(1);
    expect([...distances][0]).toBeGreaterThanOrEqual(16);
  }
  await page.goto(reference);
  const odd = await page
    .locator('.markdown > p:has(> code)')
    .evaluateAll((all) =>
      all
        .slice(1)
        .map((part) => part.clientHeight)
        .filter(
          (height) =>
            height % parseFloat(getComputedStyle(all[1]!).lineHeight) > 0,
        ),
    );
  expect(odd).toEqual([]);
});

test('headings, prose, code, boxes, and tables of two columns end together; what needs more room ends with the column', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, '/deployment/custom-url-access');
  const ends = await page.locator('.markdown').evaluate((content) => {
    const longLines = [
      ...content.querySelectorAll('[data-language] .token-line'),
    ].filter(({textContent}) => textContent.length > 100);
    const right = (parts: Iterable<Element>) => [
      ...new Set(
        [...parts].map((part) =>
          Math.round(part.getBoundingClientRect().right),
        ),
      ),
    ];
    const all = [...content.children]
      // A heading is in a plain element together with its former anchors.
      .flatMap((part) =>
        part.matches('div:not([class])') ? [...part.children] : part,
      )
      .filter(
        (part) =>
          part.textContent && getComputedStyle(part).display !== 'inline',
      );
    const wide = all.filter((part) =>
      part.matches(
        '.table-frame:has(tr > :nth-child(3)), .viewer-picture:not(:has([style*="--part"]))',
      ),
    );
    return {
      column: Math.round(content.getBoundingClientRect().right),
      wide: right(wide),
      longLines: longLines.length,
      others: right(all.filter((part) => !wide.includes(part))),
    };
  });
  expect(ends.longLines).toBeGreaterThan(0);
  expect(ends.wide).toEqual([ends.column]);
  expect(ends.others).toHaveLength(1);
  expect(ends.others[0]).toBeLessThan(ends.column - 100);
});

async function expectFoldedFile(page: Page): Promise<void> {
  await page.goto('/platform/extensions/modules/hpModule');
  const file = page.locator('.long-code').first();
  const block = file.locator('.theme-code-block');
  const folded = (await block.boundingBox())!.height;
  const label = file.getByText(/^Show all \d+ lines$/);
  const lines = Number(/\d+/.exec((await label.textContent()) ?? '')?.[0]);
  expect(lines).toBeGreaterThan(40);
  await expect(block.locator('.token-line')).toHaveCount(lines);
  await label.click();
  await expect(label).toBeHidden();
  expect((await block.boundingBox())!.height).toBeGreaterThan(folded);
}

async function expectFoldedTable(page: Page): Promise<void> {
  await page.goto('/conformance');
  const tables = page.getByRole('main').locator('.long-table');
  const first = tables.first();
  const frame = first.locator('.table-frame');
  const label = first.getByText(/^Show all \d+ rows$/);
  await expect(label).toBeHidden();
  await page.setViewportSize({width: 375, height: 812});
  expect((await frame.boundingBox())!.height).toBeLessThan(812 * 0.6);
  const rows = Number(/\d+/.exec((await label.textContent()) ?? '')?.[0]);
  await expect(frame.getByRole('row')).toHaveCount(rows + 1);
  await label.click();
  await expect(label).toBeHidden();
  expect((await frame.boundingBox())!.height).toBeGreaterThan(812);
}

test.describe('with JavaScript off', () => {
  test.use({javaScriptEnabled: false, checkAccessibility: false});

  test('a long file is folded, and on a phone a table of more than a screen; both unfold', async ({
    page,
  }) => {
    await test.step('a file', () => expectFoldedFile(page));
    await test.step('a table', () => expectFoldedTable(page));
  });
});

test('a folded table unfolds when the keyboard reaches a link in it @full', async ({
  page,
}) => {
  await page.setViewportSize({width: 375, height: 812});
  await visit(page, '/deployment');
  const table = page.locator('.long-table:has(td a)').first();
  const frame = table.locator('.table-frame');
  const folded = (await frame.boundingBox())!.height;
  await table.getByRole('checkbox').focus();
  await page.keyboard.press('Tab');
  await expect(frame.locator('a').first()).toBeFocused();
  await expect
    .poll(async () => (await frame.boundingBox())!.height)
    .toBeGreaterThan(folded);
});

test('on a phone a hundred rows of tables take at most six screens, and no table is wider than the screen @full', async ({
  page,
}) => {
  await page.setViewportSize({width: 375, height: 812});
  for (const path of ['/conformance', '/migration-guide/3p9-to-3p10']) {
    await visit(page, path);
    const frames = page.getByRole('main').locator('.table-frame');
    const heights = await frames.evaluateAll((all) =>
      all.map(({clientHeight}) => clientHeight),
    );
    const rows = await page.getByRole('main').locator('tbody tr').count();
    expect(rows).toBeGreaterThan(100);
    const screens = heights.reduce((sum, height) => sum + height, 0) / 812;
    expect(screens / (rows / 100)).toBeLessThan(6);
    const tables = page.getByRole('main').getByRole('table');
    const widths = await tables.evaluateAll((all) =>
      all.map(({scrollWidth}) => scrollWidth),
    );
    expect(Math.max(...widths)).toBeLessThan(375);
    // Cards are still rows and cells, and each cell has its label.
    const card = tables.filter({has: page.locator('[data-label]')}).first();
    await expect(
      card.getByRole('row').nth(1).getByRole('cell'),
    ).not.toHaveCount(0);
  }
});

test('of many headings, those below the part that is read are listed; closed, the bar of a phone names that part, and a filter is below it @full', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, '/platform/reference/interface-services');
  const read = () =>
    page.locator('#toolbarservice').evaluate((part) => part.scrollIntoView());
  const list = page.locator('.theme-doc-toc-desktop');
  const inFirst = list.getByRole('link', {name: 'Remembered settings'});
  const inSecond = list.getByRole('link', {name: 'Register buttons'});
  await expect(inFirst).toBeVisible();
  await expect(inSecond).toBeHidden();
  await read();
  await expect(inSecond).toBeVisible();
  await expect(inFirst).toBeHidden();
  await expect(
    list.locator('a[href="#toolbarservice"] wbr').first(),
  ).toBeAttached();

  await page.setViewportSize({width: 375, height: 812});
  await read();
  const bar = page.locator('.theme-doc-toc-mobile > summary');
  await expect(bar).toContainText('toolbarService');
  const field = page.getByLabel('Filter this page');
  await expect
    .poll(async () => {
      const above = (await bar.boundingBox())!;
      return Math.round(
        (await field.boundingBox())!.y - above.y - above.height,
      );
    })
    .toBeGreaterThanOrEqual(8);
});

test('the navigation of the showcase matches the docs; a group is a link to its first card @full', async ({
  page,
}) => {
  await visit(page, '/components/Button');
  const sidebar = docsSidebar(page);
  await expect(
    sidebar.getByRole('link', {name: 'Button', exact: true}),
  ).toHaveAttribute('aria-current', 'page');
  await expect(
    page.getByRole('navigation', {name: 'Breadcrumbs'}),
  ).toContainText('Components');
  const next = page
    .getByRole('navigation', {name: 'Docs pages'})
    .getByRole('link', {name: /^Next/});
  const target = (await next.getAttribute('href')) ?? '';
  await next.click();
  await expect(page).toHaveURL(target);
  await sidebar.getByRole('link', {name: 'Forms', exact: true}).click();
  await expect(page).toHaveURL('/components#forms');
  await expect(
    page.getByRole('main').getByRole('link', {name: 'Checkbox', exact: true}),
  ).toBeInViewport();
  await sidebar.getByRole('link', {name: 'TMTV'}).click();
  await expect(page).toHaveURL('/patterns/tmtv');
});

for (const [width, hidden, tag] of [
  [360, 'wide', '@axe @full'],
  [1280, 'narrow', '@full'],
] as const) {
  test(`at ${width} px a diagram does not scroll, and its ${hidden} drawing is hidden ${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await visit(page, '/deployment/nginx--image-archive');
    const drawings = page.getByRole('main').getByRole('img', {
      name: /^Connections of the browser/,
    });
    await expect(drawings).toHaveCount(1);
    expect(
      await drawings.evaluate(
        (drawing) =>
          drawing.parentElement!.scrollWidth -
          drawing.parentElement!.clientWidth,
      ),
    ).toBe(0);
  });
}

test('in code, a highlighted line begins where the others do, and of a long file changed lines and their neighbors show @full', async ({
  page,
}) => {
  await visit(page, '/deployment/first-study/sub-path-and-sign-in');
  const lefts = await page
    .locator('code:has(.theme-code-block-highlighted-line)')
    .first()
    .locator('[class*="codeLineContent"]')
    .evaluateAll((lines) =>
      lines.map((line) => Math.round(line.getBoundingClientRect().left)),
    );
  expect(lefts.length).toBeGreaterThan(10);
  expect(new Set(lefts).size).toBe(1);

  await test.step('of a long file with changed lines, these and their neighbors show', async () => {
    const file = page.locator('.focused-code').first();
    const lines = file.locator('.token-line');
    const heights = () =>
      lines.evaluateAll((all) =>
        all.map((line) => line.getBoundingClientRect().height > 8),
      );
    const changed = await lines.evaluateAll((all) =>
      all.map((line) =>
        line.classList.contains('theme-code-block-highlighted-line'),
      ),
    );
    const near = changed.map((_, line) =>
      changed.slice(Math.max(0, line - 2), line + 3).includes(true),
    );
    expect(near).toContain(false);
    expect(await heights()).toEqual(near);
    await file.getByText(/^Show all \d+ lines$/).click();
    expect(await heights()).toEqual(near.map(() => true));
  });
});

test('code that is not on the screen has the height of its lines', async ({
  page,
}) => {
  await visit(page, '/deployment/docker');
  const heights = await page
    .getByRole('main')
    .locator('.theme-code-block pre')
    .evaluateAll((blocks) =>
      blocks.map((block) => block.getBoundingClientRect().height),
    );
  expect(heights.length).toBeGreaterThan(5);
  expect(Math.min(...heights)).toBeGreaterThan(20);
});

test('a command breaks between its words, and a long path between folders', async ({
  page,
}) => {
  await page.setViewportSize({width: 375, height: 800});
  await visit(page, '/deployment/docker');
  const words = await page
    .locator('.theme-code-block.language-bash')
    .first()
    .locator('.token-line > .word')
    .evaluateAll((all) =>
      all.map((word) => {
        const parts = [...word.children].map((part) =>
          part.getBoundingClientRect(),
        );
        return {
          text: word.textContent,
          // In one line, all parts of a word have the same place.
          lines: new Set(parts.map(({top}) => Math.round(top))).size,
          heights: parts.map(({height}) => height),
        };
      }),
    );
  const inSeveral = words.filter(({lines}) => lines > 1);
  expect(inSeveral.map(({text}) => text)).toEqual([
    expect.stringContaining('/app-config.js:/usr/share/nginx/html/'),
  ]);
  // No part is on two lines.
  const heights = words.flatMap((word) => word.heights);
  expect(Math.max(...heights)).toBeLessThan(2 * Math.min(...heights));
});
