/**
 * Writes what the published viewer holds in `window.config` for each configuration in
 * packages/doctor/observed, once it shows its study list. The doctor's table of what the
 * viewer will read is compared with it (packages/doctor/observed.test.ts).
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import send from 'send';
import {launchBrowser, patience} from './browser.mjs';
import {scriptsFolder} from './folders.mjs';
import {viewer, viewerDist} from './viewer.mjs';

const folder = path.resolve(scriptsFolder, '../doctor/observed');

/** Runs in the page: the configuration as JSON, with words for what JSON does not have. */
async function read() {
  const {config} = window;
  const value =
    typeof config === 'function'
      ? await config({servicesManager: {services: {}}})
      : config;
  return JSON.parse(
    JSON.stringify(value, (_, inner) =>
      typeof inner === 'function'
        ? '[function]'
        : inner instanceof RegExp
          ? String(inner)
          : inner,
    ),
  );
}

const files = fs
  .readdirSync(folder)
  .filter((name) => name.endsWith('.js'))
  .sort();
let current = '';
const viewerFile = (request, pathname) =>
  send(request, pathname, {root: viewerDist()});
const server = http.createServer((request, response) => {
  const {pathname} = new URL(request.url, 'http://localhost');
  if (pathname === '/app-config.js') {
    response.setHeader('Content-Type', 'text/javascript');
    response.end(current);
  } else if (/\/(dicom-web|rs)\//.test(pathname)) {
    // An archive without studies.
    response.setHeader('Content-Type', 'application/dicom+json');
    response.end('[]');
  } else {
    // A path of the viewer that is not a file is one of its pages.
    viewerFile(request, pathname)
      .on('error', () => viewerFile(request, '/index.html').pipe(response))
      .pipe(response);
  }
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const base = `http://127.0.0.1:${server.address().port}`;
const browser = await launchBrowser();
const observed = {};
try {
  for (const file of files) {
    current = fs.readFileSync(path.join(folder, file), 'utf8');
    const page = await browser.newPage();
    await page.goto(base);
    const list = page.locator('[data-cy="study-list-results"]');
    await list
      .or(page.getByText(/no studies available/i))
      .first()
      .waitFor({
        timeout: patience(120_000),
      });
    observed[file] = {
      config: JSON.parse(
        JSON.stringify(await page.evaluate(read)).replaceAll(
          base,
          'https://viewer.example.org',
        ),
      ),
    };
    console.log(file);
    await page.close();
  }
} finally {
  await browser.close();
  server.close();
}
fs.writeFileSync(
  path.join(folder, 'observed.json'),
  `${JSON.stringify({viewer: `${viewer.package}@${viewer.version}`, observed}, null, 2)}\n`,
);
