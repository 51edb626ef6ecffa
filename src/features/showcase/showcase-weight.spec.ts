/**
 * The docs load none of the JavaScript of the showcase. What the showcase loads itself,
 * bench/page-weight weighs.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildFolder} from '../../../tests/support/built-site';
import {expect, test, visit} from '../../../tests/support/fixtures';

// Other journeys look at the same pages with axe.
test.use({checkAccessibility: false});

const docPages = ['/', '/platform/services/data/MeasurementService'];

test(`${docPages.join(' and ')} load nothing of the showcase, and fetch none of it ahead`, async ({
  page,
}) => {
  const run = new Set<string>();
  const ahead = new Set<string>();
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.js')) {
      (request.resourceType() === 'script' ? run : ahead).add(pathname);
    }
  });
  for (const target of docPages) {
    await page.goto('about:blank');
    run.clear();
    ahead.clear();
    await visit(page, target);
    await page.waitForLoadState('networkidle');
    expect(run.size, target).toBeGreaterThan(3);
    const traces = ['data-showcase-code', 'data-sonner-toast', 'radix-'];
    const found = [...run, ...ahead].filter((script) => {
      const text = readFileSync(path.join(buildFolder, script), 'utf8');
      return traces.some((trace) => text.includes(trace));
    });
    expect(found, target).toEqual([]);
  }
});
