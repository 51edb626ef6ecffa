import type {Page} from '@playwright/test';
import {builtFiles, scriptOfDoc} from '../support/built-site';
import {
  expect,
  navbarLink,
  openByRouter,
  test,
  visit,
} from '../support/fixtures';

/** Sets the flag that makes the changed page components throw. */
function breakPage(page: Page, broken: boolean): Promise<void> {
  return page.evaluate((value) => {
    Object.assign(window, {pageIsBroken: value});
  }, broken);
}

/** Changes a script of the site in transit to the browser. */
async function change(
  page: Page,
  script: string,
  edit: (text: string) => string,
): Promise<void> {
  await page.route(`**${script}`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const edited = edit(text);
    expect(edited, 'the script was changed').not.toBe(text);
    await route.fulfill({
      response,
      body: edited,
      // Else the browser keeps it, as it keeps every script with a hash in its name.
      headers: {...response.headers(), 'cache-control': 'no-store'},
    });
  });
}

/** Makes the default export of a page's script throw while `pageIsBroken`. */
function throwing(text: string): string {
  const component = /default:\(\)=>(\w+)/.exec(text)?.[1] ?? '';
  return text.replace(
    new RegExp(`function ${component}\\(([^)]*)\\)\\{`),
    `function ${component}($1){if(window.pageIsBroken)throw new Error("injected fault",{cause:new Error("its cause")});`,
  );
}

/** The script of the site that has all of these texts. */
function scriptWith(...parts: string[]): string {
  for (const {path, text} of builtFiles(['.js'])) {
    if (
      path.startsWith('/assets/') &&
      parts.every((part) => text.includes(part))
    ) {
      return path;
    }
  }
  throw new Error(`No script has ${parts.join(' and ')}.`);
}

async function openBroken(page: Page, path: string): Promise<void> {
  await visit(page, '/help');
  await breakPage(page, true);
  await openByRouter(page, path);
}

/** Expects the content of a crash page, wherever it is rendered. */
async function expectCrash(
  page: Page,
  fault = 'injected fault',
): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'This page crashed.',
  );
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByText(`${fault}\n\nCause:\nits cause`)).toBeVisible();
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
}

async function expectLayout(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

test('a doc that throws shows "This page crashed." inside the site until "Try again" shows it without the error; the navbar leads away @axe', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/injected fault/);
  await change(page, scriptOfDoc('docs/faq/index'), throwing);
  await openBroken(page, '/faq');
  const crash = page.getByRole('heading', {name: 'This page crashed.'});
  const help = navbarLink(page, 'Help');

  await test.step('"Try again" shows the page after the error is fixed, and the crash until then', async () => {
    const tryAgain = page.getByRole('button', {name: 'Try again'});
    await expect(crash).toBeVisible();
    await tryAgain.click();
    await expect(crash).toBeVisible();
    await breakPage(page, false);
    await tryAgain.click();
    await expect(crash).toBeHidden();
    await expect(page.getByRole('main').locator('article')).toBeVisible();
    await expect(page).not.toHaveTitle('Page Error');
  });

  await test.step('the navbar leads away from the crash', async () => {
    await help.click();
    await expect(page).toHaveURL('/help');
    await breakPage(page, true);
    await page.goBack();
    await expect(crash).toBeVisible();
    await help.click();
    await expect(page).toHaveURL('/help');
    await expect(page.getByText('This page crashed')).toBeHidden();
  });

  await test.step('the crash shows the error and its cause, inside the site', async () => {
    await page.goBack();
    await expectCrash(page);
    await expectLayout(page);
  });
});

test('"Try again" keeps what the reader has entered @full', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/injected fault/);
  await visit(page, '/tools/url');
  const form = page.getByRole('form', {name: 'Build a URL'});
  const studies = form.getByLabel('Study Instance UIDs', {exact: true});
  const release = form.getByLabel('Release');
  await studies.fill('1.2.3');
  await release.selectOption('3.9');
  await page.evaluate(() => {
    const {prototype} = URLSearchParams;
    const own = Object.getOwnPropertyDescriptor(prototype, 'toString')!;
    Object.assign(window, {
      mend: () => Object.defineProperty(prototype, 'toString', own),
    });
    prototype.toString = () => {
      throw new Error('injected fault');
    };
  });
  await studies.press('End');
  await page.keyboard.type('4');
  await expect(
    page.getByRole('heading', {name: 'This page crashed.'}),
  ).toBeVisible();
  await page.evaluate('mend()');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(studies).toHaveValue('1.2.34');
  await expect(release).toHaveValue('3.9');
  await expect(
    page.getByRole('region', {name: 'URL', exact: true}),
  ).toContainText('StudyInstanceUIDs=1.2.34');
});

test('a page that throws before its layout shows the same @full', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/injected fault/);
  await change(
    page,
    scriptWith('compare.list.title', 'default:()=>'),
    throwing,
  );
  await openBroken(page, '/versions/compare');
  await expectCrash(page);
  await expectLayout(page);
  await breakPage(page, false);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(
    page.getByRole('heading', {level: 1, name: 'Compare versions'}),
  ).toBeVisible();
  await expect(page).not.toHaveTitle('Page Error');
});

test('if the layout throws, the same is shown without it @full', async ({
  page,
  guards,
}) => {
  guards.expectProblem(/fault of the navbar/);
  await change(page, scriptWith('{id:"theme.NavBar.navAriaLabel",'), (text) =>
    text.replace(
      '{id:"theme.NavBar.navAriaLabel",',
      '{id:(()=>{if(window.pageIsBroken)throw new Error("fault of the navbar",{cause:new Error("its cause")});return "theme.NavBar.navAriaLabel"})(),',
    ),
  );
  await openBroken(page, '/versions');
  await expectCrash(page, 'fault of the navbar');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await breakPage(page, false);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(
    page.getByRole('heading', {level: 1, name: 'Versions'}),
  ).toBeVisible();
  await expectLayout(page);
});
