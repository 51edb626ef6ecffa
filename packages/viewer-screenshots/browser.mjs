/** Headless Chromium with software WebGL 2, and pages that are the same in every run. */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import {chromium} from 'playwright-core';

const {resolve} = createRequire(import.meta.url);

const flags = [
  '--no-sandbox',
  // WebGL 2 without a graphics card.
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  // No calls to other hosts.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-features=Translate,OptimizationHints,MediaRouter,DialMediaRouteProvider,AutofillServerCommunication',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  // The same letters and colors on each machine.
  '--font-render-hinting=none',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
];

/** Milliseconds that a step may take; PATIENCE=3 triples it on a busy machine. */
export const patience = (ms) => ms * Number(process.env.PATIENCE ?? 1);

export async function launchBrowser() {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  if (!fs.existsSync(executablePath)) {
    throw new Error(
      `Chromium not found at ${executablePath}. Install it (Debian: apt-get install chromium), ` +
        'or set CHROMIUM to the path of the one you have.',
    );
  }
  return chromium.launch({executablePath, headless: true, args: flags});
}

/** 3.9 loads Inter from there; it gets the same font from here. */
const googleFonts = 'https://fonts.googleapis.com/';

const inter = () =>
  [100, 300, 400, 500, 600, 700]
    .map((weight) => {
      const file = `@fontsource/inter/files/inter-latin-${weight}-normal.woff2`;
      const font = fs.readFileSync(resolve(file), 'base64');
      return `@font-face {font-family: Inter; font-weight: ${weight}; src: url(data:font/woff2;base64,${font})}`;
    })
    .join('\n');

/** One for each scale and language: what a scene loads, the next one has in the cache. */
const contexts = new Map();

async function contextFor(browser, {scale = 2, language = 'en-US'}) {
  const key = `${scale} ${language}`;
  if (!contexts.has(key)) {
    const context = await browser.newContext({
      deviceScaleFactor: scale,
      locale: language,
      timezoneId: 'UTC',
      colorScheme: 'dark',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await context.route(`${googleFonts}**`, (route) =>
      route.fulfill({
        contentType: 'text/css',
        headers: {'access-control-allow-origin': '*'},
        body: inter(),
      }),
    );
    contexts.set(key, context);
  }
  return contexts.get(key);
}

/**
 * A page with empty storage. Errors of the page, and any request that leaves the
 * machine, are collected in `page.problems`.
 */
export async function openPage(browser, base, scene) {
  const context = await contextFor(browser, scene);
  const storage = {
    // Without it the tour covers the viewer.
    ...(scene.tour ? {} : {shownTours: '["basicViewerTour"]'}),
    ...(scene.language ? {i18nextLng: scene.language} : {}),
  };
  const page = await context.newPage();
  await page.setViewportSize(scene.window);
  await page.addInitScript((entries) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) {
      localStorage.setItem(key, value);
    }
  }, storage);
  page.setDefaultTimeout(patience(60_000));
  page.problems = new Set();
  page.on('pageerror', (e) => page.problems.add(`page error: ${e.message}`));
  page.on('console', (m) => {
    if (m.type() === 'error') {
      page.problems.add(`console: ${m.text()}`);
    }
  });
  page.on('request', (r) => {
    const local =
      [base, googleFonts].some((start) => r.url().startsWith(start)) ||
      /^(data|blob):/.test(r.url());
    if (!local) {
      page.problems.add(`OUTSIDE REQUEST: ${r.url()}`);
    }
  });
  return page;
}

/** The screenshot once two of them 400 ms apart are equal: fades and loads are over. */
export async function settledShot(page) {
  const end = Date.now() + patience(20_000);
  let last;
  while (Date.now() < end) {
    const shot = await page.screenshot({timeout: patience(60_000)});
    if (last?.equals(shot)) {
      return shot;
    }
    last = shot;
    await page.waitForTimeout(400);
  }
  page.problems.add('the page never came to rest');
  return last;
}
