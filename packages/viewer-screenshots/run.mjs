/**
 * One run: each scene in a fresh browser profile, shot once two screenshots in a row
 * are equal, and encoded. A scene that fails is tried again once.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {launchBrowser, openPage, patience, settledShot} from './browser.mjs';
import {takenNow} from './catalog.mjs';
import {makeData} from './data/make.mjs';
import {encode} from './encode.mjs';
import {picturesOf, rawOf, scriptsFolder} from './folders.mjs';
import {createServer} from './server.mjs';
import {protocolScript, tutorialScript} from './reader-code.mjs';
import {play} from './steps.mjs';

/** Plays a scene in a new page and returns the screenshot. */
async function shoot(browser, base, scene) {
  const page = await openPage(browser, base, scene);
  try {
    await page.addInitScript({path: path.join(scriptsFolder, 'in-page.js')});
    await play({page, base}, scene.steps);
    const image = await settledShot(page);
    return {image: await cut(image, scene), problems: [...page.problems]};
  } finally {
    await page.close();
  }
}

/** The part of a screenshot that a scene keeps. */
function cut(image, {clip, scale = 2}) {
  if (!clip) {
    return image;
  }
  const {x, y, width, height} = clip;
  const [left, top, w, h] = [x, y, width, height].map((n) => n * scale);
  return sharp(image)
    .extract({left, top, width: w, height: h})
    .png()
    .toBuffer();
}

const rawFile = (release, {name}) => path.join(rawOf(release), `${name}.png`);

/** Encodes a screenshot into the pictures folder and returns its catalog entry. */
async function keep(release, scene, image) {
  const {data, width, height, quality} = await encode(image);
  const folder = picturesOf(release);
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, `${scene.name}.webp`), data);
  const size = `${width}x${height}, ${Math.ceil(data.length / 1000)} kB, quality ${quality}`;
  return {entry: takenNow(release, {width, height}), size};
}

/** What the scene adds to the viewer. */
async function readerCode({tutorial, protocol}, release) {
  if (tutorial) {
    return tutorialScript(tutorial, release.folder || 'current');
  }
  return protocol ? protocolScript(protocol) : '';
}

/** Takes scenes; returns the catalog entries of those that worked, and the names of the others. */
export async function takeAll(chosen, release, dist) {
  await makeData();
  fs.mkdirSync(rawOf(release), {recursive: true});

  const browser = await launchBrowser();
  const behavior = {};
  const server = createServer(dist, behavior);
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const base = `http://127.0.0.1:${server.address().port}`;
  const taken = new Map();
  const failed = [];
  try {
    for (const scene of chosen) {
      Object.assign(behavior, {
        fail: scene.fail,
        config: scene.config,
        script: await readerCode(scene, release),
        stagger: patience(scene.stagger ?? 200),
      });
      const started = Date.now();
      let line;
      for (let attempt = 1; attempt <= 2 && !taken.has(scene.name); attempt++) {
        try {
          const {image, problems} = await shoot(browser, base, scene);
          fs.writeFileSync(rawFile(release, scene), image);
          const {entry, size} = await keep(release, scene, image);
          taken.set(scene.name, entry);
          line = ['ok', scene.name, size, ...problems].join(' | ');
        } catch (error) {
          line = `FAILED | ${scene.name} | ${error.message}`;
        }
      }
      if (!taken.has(scene.name)) {
        failed.push(scene.name);
      }
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(
        `${seconds.padStart(6)} s | ${line.replace(/\s+/g, ' ').slice(0, 400)}`,
      );
    }
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
  return {taken, failed};
}

/** Encodes the screenshots of the last run again, without a browser. */
export async function encodeAll(chosen, release) {
  const taken = new Map();
  const failed = [];
  for (const scene of chosen) {
    const raw = rawFile(release, scene);
    if (!fs.existsSync(raw)) {
      failed.push(scene.name);
      continue;
    }
    const {entry, size} = await keep(release, scene, fs.readFileSync(raw));
    const date = fs.statSync(raw).mtime.toISOString().slice(0, 10);
    taken.set(scene.name, {...entry, date});
    console.log(`${scene.name} | ${size}`);
  }
  return {taken, failed};
}
