/** Each guard of the fixtures can fail: here each is given a reason to. */
import {accessibilityFindings} from '../support/accessibility';
import {expect, test, visit} from '../support/fixtures';

test.describe('the guards notice', () => {
  test('errors and warnings in the console, errors that nobody catches, and scripts that the policy does not allow', async ({
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
    await expect.poll(() => guards.verdict()).toEqual([]);

    await test.step('a script, and code that is made from text', async () => {
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

    await test.step('a request to another host', async () => {
      // The policy of the site would stop it.
      const empty = await page.context().newPage();
      await empty.evaluate(() =>
        fetch('https://example.com/pixel').catch(() => undefined),
      );
      expect(guards.verdict().join()).toContain(
        'request to another host: https://example.com/pixel',
      );
      guards.expectProblem(/example\.com/);
      await empty.close();
    });
  });

  test.describe(() => {
    test.use({checkAccessibility: false}); // It is violated on purpose.

    test('text that is hard to read in one mode only, a picture without alternative text, and a button that something else covers, wherever it is scrolled to @full', async ({
      page,
    }) => {
      await visit(page, '/versions');
      await page.evaluate(() => {
        const place = document.createElement('div');
        place.style.position = 'relative';
        place.innerHTML = `<button>Covered</button>
          <a href="/help" style="position: absolute; inset: 0 auto 0 10px; width: 90px; color: #fff; background: #000">Cover</a>`;
        const faint = document.createElement('p');
        faint.id = 'faint';
        faint.textContent = 'Faint';
        const heading = document.querySelector('h1');
        heading?.after(place, faint);
        heading?.append(document.createElement('img'));
      });
      await page.addStyleTag({
        content: `[data-theme="dark"] h1 { color: #222 !important; }
          [data-theme="light"] #faint { color: #eee !important; }`,
      });
      const found = await accessibilityFindings(page);
      expect(found.join()).toContain('image-alt');
      expect(found.join()).toContain('target-size');
      expect(
        found.filter((finding) => finding.includes('color-contrast')).sort(),
      ).toEqual([
        expect.stringMatching(/in dark mode: color-contrast .* At h1$/),
        expect.stringMatching(/in light mode: color-contrast .* At #faint$/),
      ]);
    });
  });
});

test('a failed guard fails its test', async ({page}) => {
  test.fail();
  await page.goto('/versions');
  await page.evaluate(() => console.error('injected error'));
});

test('a failed axe check at the end fails its test @axe @full', async ({
  page,
}) => {
  test.fail();
  await visit(page, '/versions');
  await page.evaluate(() => {
    document.querySelector('h1')?.append(document.createElement('img'));
  });
});
