/** Each guard of the fixtures can fail: here each is given a reason to. */
import {accessibilityFindings} from '../support/accessibility';
import {expect, test, visit, waitForHydration} from '../support/fixtures';

test.describe('the guards notice', () => {
  test('errors and warnings in the console, and errors that nobody catches', async ({
    page,
    guards,
  }) => {
    await visit(page, '/versions');
    for (const [problem, cause] of [
      ['console error: injected error', () => console.error('injected error')],
      [
        'console warning: injected warning',
        () => console.warn('injected warning'),
      ],
      [
        'uncaught: Error: injected throw',
        () => {
          setTimeout(() => {
            throw new Error('injected throw');
          });
        },
      ],
      [
        'uncaught: Error: injected rejection',
        () => {
          void Promise.reject(new Error('injected rejection'));
        },
      ],
    ] as const) {
      await page.evaluate(cause);
      await expect
        .poll(() => guards.verdict(), {message: problem})
        .toEqual([expect.stringContaining(problem)]);
      guards.expectProblem(new RegExp(problem));
      expect(guards.verdict()).toEqual([]);
    }
    guards.expectProblem(/never happens/);
    expect(guards.verdict(), 'an expected problem must happen').toEqual([
      'expected, but did not happen: /never happens/',
    ]);
    await page.evaluate(() => console.error('never happens, but now it does'));
  });

  test('a hydration mismatch', async ({page, guards}) => {
    await page.route('**/versions', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const changed = body.replace('</h1>', '<em>not from React</em></h1>');
      expect(changed).not.toBe(body);
      await route.fulfill({response, body: changed});
    });
    await page.goto('/versions');
    await waitForHydration(page);
    await expect
      .poll(() => guards.verdict().join())
      .toContain('onRecoverableError');
    guards.expectProblem(/onRecoverableError/);
  });

  test('a request to another host', async ({page, guards}) => {
    // The policy would stop it, and the guard of the policy is another.
    await page.route('**/versions', async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      delete headers['content-security-policy'];
      await route.fulfill({response, headers});
    });
    await visit(page, '/versions');
    await page.evaluate(() =>
      fetch('https://example.com/pixel').catch(() => undefined),
    );
    expect(guards.verdict().join()).toContain(
      'request to another host: https://example.com/pixel',
    );
    guards.expectProblem(/example\.com/);
  });

  test('a script that the policy does not allow, and code that is made from text', async ({
    page,
    guards,
  }) => {
    await visit(page, '/versions');
    const refusals = () =>
      guards
        .verdict()
        .filter((problem) =>
          /^console error: .*Content Security Policy/.test(problem),
        ).length;
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      document.body.append(script);
    });
    await expect.poll(refusals).toBe(1);
    await page.evaluate(() => {
      const handler = document.createElement('button');
      handler.setAttribute('onclick', 'window.injected = true');
      handler.click();
    });
    await page.evaluate('setTimeout("window.injected = true")');
    await expect.poll(refusals).toBe(3);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    expect(guards.verdict()).toHaveLength(3);
    guards.expectProblem(/Content Security Policy/);
  });

  for (const mode of ['dark', 'light'] as const) {
    test.describe(() => {
      test.use({checkAccessibility: false}); // It is violated on purpose.

      test(`text that is hard to read in ${mode} mode only`, async ({page}) => {
        await visit(page, '/versions');
        await page.addStyleTag({
          content: `[data-theme="${mode}"] h1 { color: ${mode === 'dark' ? '#222' : '#eee'} !important; }`,
        });
        const found = await accessibilityFindings(page);
        expect(found).toEqual([
          expect.stringMatching(
            new RegExp(`in ${mode} mode: color-contrast .* At h1$`),
          ),
        ]);
      });
    });
  }

  test.describe(() => {
    test.use({checkAccessibility: false}); // It is violated on purpose.

    test('a picture without alternative text, and a button that something else covers, wherever it is scrolled to', async ({
      page,
    }) => {
      await visit(page, '/versions');
      await page.evaluate(() => {
        const place = document.createElement('div');
        place.style.position = 'relative';
        place.innerHTML = `<button>Covered</button>
          <a href="/help" style="position: absolute; inset: 0 auto 0 10px; width: 90px">Cover</a>`;
        const heading = document.querySelector('h1');
        heading?.after(place);
        heading?.append(document.createElement('img'));
      });
      const found = (await accessibilityFindings(page)).join();
      expect(found).toContain('image-alt');
      expect(found).toContain('target-size');
    });
  });
});

test('a failed guard fails its test', async ({page}) => {
  test.fail();
  await visit(page, '/versions');
  await page.evaluate(() => console.error('injected error'));
});

test('a failed axe check at the end fails its test @axe', async ({page}) => {
  test.fail();
  await visit(page, '/versions');
  await page.evaluate(() => {
    document.querySelector('h1')?.append(document.createElement('img'));
  });
});
