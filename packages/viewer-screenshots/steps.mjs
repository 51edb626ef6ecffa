/**
 * The steps that a scene can use, one function each. A step in scenes.mjs is an object
 * whose one key is the name of the function: `{click: '…'}`.
 *
 * Selectors are Playwright's. Places are names of lesions or organs (`places`), so
 * that a measurement lands on the lesion at any window size.
 */
import fs from 'node:fs';
import path from 'node:path';
import {patience} from './browser.mjs';
import {LESION, LESION2, NODULE, SPLEEN} from './data/torso.mjs';
import {dataFolder} from './folders.mjs';

/** Where things are in the synthetic torso: center `c` and radii `r` in mm. */
const places = {
  lesion: LESION,
  lesion2: LESION2,
  nodule: NODULE,
  spleen: SPLEEN,
  // A slice of the head study, above the ventricles.
  head: {c: [0, 0, 96], r: [1, 1, 1]},
};

const cy = (name) => `[data-cy="${name}"]`;
const readData = (name) =>
  JSON.parse(fs.readFileSync(path.join(dataFolder, name), 'utf8'));

function place(name) {
  if (!places[name]) {
    throw new Error(
      `Unknown place "${name}". Places: ${Object.keys(places).join(', ')}.`,
    );
  }
  return places[name];
}

/** A study's UID by its short name. */
function studyUid(key) {
  const keys = readData('keys.json');
  if (!keys[key]) {
    throw new Error(
      `Unknown study "${key}". Studies: ${Object.keys(keys).join(', ')}.`,
    );
  }
  return keys[key];
}

const pause = (page, ms) => page.waitForTimeout(patience(ms));

const waitDrawn = (page, count) =>
  page.waitForFunction((n) => window.pictures.drawn() >= n, count, {
    timeout: patience(90_000),
  });

/** And a moment more: what is mounted late misses the next slice. */
async function waitThumbnails(page) {
  await page.waitForFunction(() => window.pictures.thumbnailsDone());
  await pause(page, 500);
}

const goToSlice = (page, which, z) =>
  page.evaluate(([w, at]) => window.pictures.goToSlice(w, at), [which, z]);

const toPage = (page, which, point) =>
  page.evaluate(([w, p]) => window.pictures.toPage(w, p), [which, point]);

async function drag(page, from, to) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, {steps: 8});
  await page.mouse.up();
}

/** The two ends of a place along x, in page coordinates. */
async function ends(page, {c, r}) {
  const [x, y, z] = c;
  return [
    await toPage(page, 0, [x - r[0], y, z]),
    await toPage(page, 0, [x + r[0], y, z]),
  ];
}

const verbs = {
  // ---- getting somewhere
  /** Opens a path of the viewer; `waitFor` is the element that shows it is ready. */
  goto: ({page, base}, to) => page.goto(base + to),

  /** Studies in a mode, with images on screen in at least `viewports` viewports. */
  async open(
    {page, base},
    {studies, route = 'viewer', protocol, viewports = 1},
  ) {
    const query = new URLSearchParams({
      StudyInstanceUIDs: studies.map(studyUid).join(','),
      ...(protocol ? {hangingprotocolId: protocol} : {}),
    });
    await page.goto(`${base}/${route}?${query}`);
    if (viewports === 0) {
      return;
    }
    await waitDrawn(page, viewports);
    await waitThumbnails(page);
  },

  /** A study through the `dicomjson` data source. */
  async openJson({page, base}, key) {
    const url = encodeURIComponent(`${base}/files/dicomjson/${key}.json`);
    await page.goto(`${base}/viewer/dicomjson?url=${url}`);
    await waitDrawn(page, 1);
    await waitThumbnails(page);
  },

  /** Passes a study's files, without those of a modality, to the page's file input. */
  async loadFiles({page}, {study: key, without}) {
    const study = readData('db.json').find((s) => s.key === key);
    const files = study.series
      .filter((s) => s.modality !== without)
      .flatMap((s) => s.instances)
      .map((i) => path.join(dataFolder, 'dcm', `${i.uid}.dcm`));
    await page.locator('input[type="file"]').first().setInputFiles(files);
    await waitDrawn(page, 1);
    await waitThumbnails(page);
  },

  /**
   * Opens studies until the first-visit tour is attached to the viewport. The viewer
   * looks for its target for half a second only, and otherwise shows the bubble
   * somewhere in the page.
   */
  async openWithTour(context, studies) {
    const {page} = context;
    for (let attempt = 0; attempt < 6; attempt++) {
      await verbs.open(context, {studies});
      await verbs.slice(context, 'lesion');
      await page.waitForSelector('.shepherd-element');
      await pause(page, 1500);
      if (await page.locator('.shepherd-target').count()) {
        return;
      }
      await page.evaluate(() => localStorage.removeItem('shownTours'));
    }
    throw new Error('The tour was attached to nothing in six attempts.');
  },

  /** Opens a study's row in the study list. */
  openRow: ({page}, key) => page.click(cy(`studyRow-${studyUid(key)}`)),

  // ---- waiting
  waitFor: ({page}, selector) => page.waitForSelector(selector),
  pause: ({page}, ms) => pause(page, ms),
  /** Until the grid has this many viewports. */
  viewports: ({page}, count) =>
    page.waitForFunction((n) => window.pictures.enabled() >= n, count),
  /** Until all volumes are complete, and then some milliseconds. */
  async volumes({page}, ms) {
    await page.waitForFunction(() => window.pictures.volumesLoaded(), null, {
      timeout: patience(120_000),
    });
    await pause(page, ms);
  },

  // ---- the mouse and the keyboard
  async click({page}, selector) {
    await page.click(selector);
    await pause(page, 500);
  },
  async doubleClick({page}, selector) {
    await page.dblclick(selector);
    await pause(page, 500);
  },
  /** Also a disabled button, which the pointer passes through. */
  async hover({page}, selector) {
    await page.hover(selector, {force: true});
    await pause(page, 1200);
  },
  fill: ({page}, {selector, text}) => page.fill(selector, text),
  async drag({page}, {from, to}) {
    await page.locator(from).dragTo(page.locator(to));
    await pause(page, 2000);
  },
  /** Clicks a point of the page: what has neither a `data-cy` attribute nor a word. */
  async clickAt({page}, [x, y]) {
    await page.mouse.click(x, y);
    await pause(page, 800);
  },
  /** Moves the mouse to a point of the page. */
  mouse: ({page}, [x, y]) => page.mouse.move(x, y),
  /** Moves the mouse to where it is on nothing. */
  async rest({page}) {
    const {width, height} = page.viewportSize();
    await page.mouse.move(width - 12, height - 40);
    await pause(page, 300);
  },

  // ---- the viewer's own controls
  /** The gear at the top right: its menu, or with a name the dialog behind that item. */
  async gear({page}, item) {
    await page.mouse.click(page.viewportSize().width - 18, 24);
    await page.waitForSelector('text=Preferences');
    if (item !== 'menu') {
      await page.click(`text=${item}`);
      await page.waitForSelector('[role="dialog"]');
    }
    await pause(page, 500);
  },
  /** A tool out of a toolbar button's menu. */
  async tool({page}, {menu, name}) {
    await page.click(cy(`${menu}-split-button-secondary`));
    await pause(page, 300);
    await page.locator(cy(name)).last().click();
    await pause(page, 300);
  },
  async layout({page}, name) {
    await page.click(cy('Layout'));
    await pause(page, 300);
    await page.click(cy(name));
    await pause(page, 1500);
  },
  /** Shows a notification, as code of an extension does. */
  async notify({page}, notification) {
    await page.evaluate(
      (shown) => window.services.uiNotificationService.show(shown),
      notification,
    );
    await page.waitForSelector(`text=${notification.message}`);
    await pause(page, 800);
  },
  /** Renames a row of the measurement panel. */
  async rename({page}, {row, text}) {
    const line = page.locator(cy('data-row')).nth(row);
    await line.hover();
    await line.locator('[aria-label="Actions"]').click();
    await pause(page, 300);
    await page.click('[role="menuitem"]:has-text("Rename")');
    await page.fill(`[role="dialog"] input, ${cy('input-annotation')}`, text);
    await page.keyboard.press('Enter');
    await pause(page, 500);
    const save = page.locator(cy('input-dialog-save-button'));
    if (await save.count()) {
      await save.click();
    }
    await pause(page, 400);
  },

  // ---- in the image
  /** Goes to the slice through a place, in the first viewport or those listed. */
  async slice({page}, to) {
    const {at, viewports = [0]} = typeof to === 'string' ? {at: to} : to;
    for (const which of viewports) {
      await goToSlice(page, which, place(at).c[2]);
    }
    await pause(page, 400);
  },
  /** Moves planes of volumes through a place; `above` is mm toward the head. */
  async planes({page}, to) {
    const {at, above = 0, only = null} = typeof to === 'string' ? {at: to} : to;
    const [x, y, z] = place(at).c;
    await page.evaluate(
      ([point, ids]) => window.pictures.movePlanes(point, ids),
      [[x, y, z + above], only],
    );
    await pause(page, 1200);
  },
  /** Sets window width and center of the first viewport. */
  window: ({page}, [width, center]) =>
    page.evaluate(
      ([w, c]) => window.pictures.setWindow(0, w, c),
      [width, center],
    ),
  /** Draws the active two-point tool across a place, in its slice. */
  async measure(context, at) {
    await verbs.slice(context, at);
    const [a, b] = await ends(context.page, place(at));
    await drag(context.page, a, b);
    await pause(context.page, 600);
  },
  /** Drags the active tool between two points (x, y in mm) of the slice through a place. */
  async draw({page}, {at, above = 0, viewport = 0, from, to}) {
    const z = place(at).c[2] + above;
    await drag(
      page,
      await toPage(page, viewport, [...from, z]),
      await toPage(page, viewport, [...to, z]),
    );
    await pause(page, 1500);
  },
  /** Pulls the active tool along points (x, y in mm) of the slice through a place. */
  async stroke({page}, {at, points}) {
    const z = place(at).c[2];
    const path = [];
    for (const point of points) {
      path.push(await toPage(page, 0, [...point, z]));
    }
    await page.mouse.move(path[0].x, path[0].y);
    await page.mouse.down();
    for (const {x, y} of path) {
      await page.mouse.move(x, y, {steps: 6});
    }
    await page.mouse.up();
    await pause(page, 1500);
  },
  /** Right click on the middle of what `measure` drew. */
  async rightClick({page}, at) {
    const [a, b] = await ends(page, place(at));
    await page.mouse.click((a.x + b.x) / 2, a.y, {button: 'right'});
    await pause(page, 300);
  },
  /** Makes a viewport active by a click on a point (x, y in mm) of the slice through a place. */
  async activate({page}, {at, viewport, point}) {
    const {x, y} = await toPage(page, viewport, [...point, place(at).c[2]]);
    await page.mouse.click(x, y);
    await pause(page, 1000);
  },
};

/** Runs a scene's steps; an error names the failed step. */
export async function play(context, steps) {
  for (const [index, step] of steps.entries()) {
    const [[verb, argument]] = Object.entries(step);
    if (!verbs[verb]) {
      throw new Error(
        `Step ${index + 1}: unknown verb "${verb}". Verbs: ${Object.keys(verbs).join(', ')}.`,
      );
    }
    try {
      await verbs[verb](context, argument);
    } catch (cause) {
      const [reason] = String(cause.message).split('\n');
      throw new Error(`Step ${index + 1}, ${JSON.stringify(step)}: ${reason}`, {
        cause,
      });
    }
  }
}
