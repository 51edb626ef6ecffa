/** Each guard of the fixtures can fail: here each is given a reason to. */
import {accessibilityFindings} from '../support/accessibility';
import {expect, test, visit, waitForHydration} from '../support/fixtures';

test.describe('the guards notice', () => {
  test('an error in the console', async ({page, guards}) => {
    await visit(page, '/versions');
    await page.evaluate(() => console.error('injected error'));
    expect(guards.verdict()).toEqual([
      expect.stringContaining('console error: injected error'),
    ]);
    guards.expectProblem(/injected error/);
  });

  test('a warning in the console', async ({page, guards}) => {
    await visit(page, '/versions');
    await page.evaluate(() => console.warn('injected warning'));
    expect(guards.verdict()).toEqual([
      expect.stringContaining('console warning: injected warning'),
    ]);
    guards.expectProblem(/injected warning/);
  });

  test('an uncaught error', async ({page, guards}) => {
    await visit(page, '/versions');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('injected throw');
      });
    });
    await expect
      .poll(() => guards.verdict())
      .toEqual([expect.stringContaining('injected throw')]);
    guards.expectProblem(/uncaught: .*injected throw/);
  });

  test('an unhandled rejection', async ({page, guards}) => {
    await visit(page, '/versions');
    await page.evaluate(() => {
      void Promise.reject(new Error('injected rejection'));
    });
    await expect
      .poll(() => guards.verdict())
      .toEqual([expect.stringContaining('injected rejection')]);
    guards.expectProblem(/uncaught: .*injected rejection/);
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

  test('a script that the policy does not allow', async ({page, guards}) => {
    await visit(page, '/versions');
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      document.body.append(script);
      return 'injected' in window;
    });
    expect(ran).toBe(false);
    await expect
      .poll(() => guards.verdict())
      .toEqual([
        expect.stringMatching(/^console error: .*Content Security Policy/),
      ]);
    guards.expectProblem(/Content Security Policy/);
  });

  test('code that is made from text', async ({page, guards}) => {
    await visit(page, '/versions');
    await page.evaluate(() => {
      const handler = document.createElement('button');
      handler.setAttribute('onclick', 'window.injected = true');
      handler.click();
    });
    await page.evaluate('setTimeout("window.injected = true")');
    await expect
      .poll(
        () =>
          guards
            .verdict()
            .filter((problem) => problem.includes('Content Security Policy'))
            .length,
      )
      .toBe(2);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    guards.expectProblem(/Content Security Policy/);
  });

  test('an expected problem that does not happen', async ({page, guards}) => {
    await visit(page, '/versions');
    guards.expectProblem(/never happens/);
    expect(guards.verdict()).toEqual([
      'expected, but did not happen: /never happens/',
    ]);
    await page.evaluate(() => console.error('never happens, but now it does'));
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

    test('a picture without alternative text', async ({page}) => {
      await visit(page, '/versions');
      await page.evaluate(() => {
        document.querySelector('h1')?.append(document.createElement('img'));
      });
      expect((await accessibilityFindings(page)).join()).toContain('image-alt');
    });

    test('a button that something else covers, wherever it is scrolled to', async ({
      page,
    }) => {
      await visit(page, '/versions');
      await page.evaluate(() => {
        const place = document.createElement('div');
        place.style.position = 'relative';
        place.innerHTML = `<button>Covered</button>
          <a href="/help" style="position: absolute; inset: 0 auto 0 10px; width: 90px">Cover</a>`;
        document.querySelector('h1')?.after(place);
      });
      expect((await accessibilityFindings(page)).join()).toContain(
        'target-size',
      );
    });
  });
});

test('a failed guard fails its test', async ({page}) => {
  test.fail();
  await visit(page, '/versions');
  await page.evaluate(() => console.error('injected error'));
});

test('a failed axe check at the end fails its test', async ({page}) => {
  test.fail();
  await visit(page, '/versions');
  await page.evaluate(() => {
    document.querySelector('h1')?.append(document.createElement('img'));
  });
});
