/**
 * Opens links of the URL builder in the published viewer and writes what it shows to
 * packages/builders/url/observed.json. The explanation of each link is compared with it
 * (packages/builders/url/observed.test.ts).
 *
 *   npx tsx packages/viewer-screenshots/observe-urls.mjs
 */
import fs from 'node:fs';
import path from 'node:path';
import {buildLink} from '@ohif-docs/builders/url/link';
import {launchBrowser, openPage, patience} from './browser.mjs';
import {makeData} from './data/make.mjs';
import {dataFolder, scriptsFolder} from './folders.mjs';
import {createServer} from './server.mjs';
import {viewer, viewerDist} from './viewer.mjs';

const file = path.resolve(scriptsFolder, '../builders/url/observed.json');

await makeData();
const database = JSON.parse(
  fs.readFileSync(path.join(dataFolder, 'db.json'), 'utf8'),
);
const studyOf = (key) => database.find((study) => study.key === key);
const head = studyOf('head-2024');
const chest = studyOf('chest-2024');
const torso = studyOf('torso-2024');
const [torsoCT, torsoPT] = torso.series;
const [headMR] = head.series;
const study = ['StudyInstanceUIDs', head.uid];

/** The links, by what they are about. The first twelve are typical; the others have a mistake. */
const links = {
  'one study': {mode: 'viewer', parameters: [study]},
  'two studies': {
    mode: 'viewer',
    parameters: [['StudyInstanceUIDs', `${head.uid},${chest.uid}`]],
  },
  'a repeated parameter': {
    mode: 'viewer',
    parameters: [study, ['StudyInstanceUIDs', chest.uid]],
  },
  'a data source': {
    mode: 'viewer',
    dataSource: 'dicomweb',
    parameters: [study],
  },
  'another mode': {mode: 'segmentation', parameters: [study]},
  'only one series': {
    mode: 'viewer',
    parameters: [
      ['StudyInstanceUIDs', torso.uid],
      ['SeriesInstanceUIDs', torsoCT.uid],
    ],
  },
  'the series to show first': {
    mode: 'viewer',
    parameters: [
      ['StudyInstanceUIDs', torso.uid],
      ['initialSeriesInstanceUID', torsoPT.uid],
    ],
  },
  'the image to show first': {
    mode: 'viewer',
    parameters: [
      study,
      ['initialSeriesInstanceUID', headMR.uid],
      ['initialSOPInstanceUID', headMR.instances[39].uid],
    ],
  },
  'a hanging protocol': {
    mode: 'viewer',
    parameters: [study, ['hangingProtocolId', 'mpr']],
  },
  'a stage': {
    mode: 'viewer',
    parameters: [
      study,
      ['hangingProtocolId', '@ohif/mnGrid'],
      ['stageId', '2x2'],
    ],
  },
  'a filter of the list': {
    mode: '',
    parameters: [
      ['patientName', 'Phantom'],
      ['modalities', 'MR'],
    ],
  },
  'dates of the list': {
    mode: '',
    parameters: [
      ['mrn', 'SYN-0001'],
      ['startDate', '20240101'],
      ['endDate', '20241231'],
    ],
  },
  'a parameter that nothing reads': {
    mode: 'viewer',
    parameters: [study, ['mine', '1']],
  },
  'a parameter in the wrong case': {
    mode: 'viewer',
    parameters: [['studyinstanceuids', head.uid]],
  },
};

/** Runs in the page: what the viewer made of the link. */
function shown() {
  const {displaySetService, hangingProtocolService, viewportGridService} =
    window.services;
  const sets = displaySetService.getActiveDisplaySets();
  const {protocolId, stageIndex, stageId} = hangingProtocolService.getState();
  const {viewports} = viewportGridService.getState();
  const [first] = [...viewports.values()].sort(
    (a, b) => a.y - b.y || a.x - b.x,
  );
  const uids = first?.displaySetInstanceUIDs ?? [];
  const element = window.cornerstone
    .getEnabledElements()
    .find(({viewportId}) => viewportId === first?.viewportId);
  const imageId = element?.viewport.getCurrentImageId?.();
  const unique = (values) => [...new Set(values)].sort();
  return {
    mode: window.location.pathname,
    studies: unique(sets.map((set) => set.StudyInstanceUID)),
    series: unique(sets.map((set) => set.SeriesInstanceUID)),
    protocol: protocolId,
    stage: stageId ?? stageIndex,
    viewports: viewports.size,
    firstSeries: displaySetService.getDisplaySetByUID(uids[0])
      ?.SeriesInstanceUID,
    firstImage:
      imageId &&
      window.cornerstone.metaData.get('sopCommonModule', imageId)
        ?.sopInstanceUID,
  };
}

const behavior = {stagger: 20};
const server = createServer(viewerDist(), behavior);
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const base = `http://127.0.0.1:${server.address().port}`;
const browser = await launchBrowser();

/** Opens a link, waits until the viewer shows something, and returns what. */
async function observe(link) {
  const {url} = buildLink({dataSource: '', ...link, base});
  // The segment after the mode must matter.
  behavior.config = link.dataSource ? {defaultDataSourceName: 'dicomjson'} : {};
  const page = await openPage(browser, base, {
    window: {width: 1000, height: 700},
    scale: 1,
  });
  const queries = [];
  page.on('request', (request) => {
    const {pathname, searchParams} = new URL(request.url());
    if (pathname === '/dicomweb/studies') {
      queries.push(Object.fromEntries(searchParams));
    }
  });
  try {
    await page.addInitScript({path: path.join(scriptsFolder, 'in-page.js')});
    await page.goto(url);
    const list = page.locator('[data-cy="study-list-results"]');
    const timeout = patience(60_000);
    if (link.mode === '') {
      await list.waitFor({timeout});
      return {list: queries.at(-1)};
    }
    const isDrawn = await page
      .waitForFunction(() => window.pictures.drawn() > 0, null, {timeout})
      .then(
        () => true,
        () => false,
      );
    if (!isDrawn) {
      return {nothing: true};
    }
    return await page.evaluate(shown);
  } finally {
    await page.close();
  }
}

const observed = {};
try {
  for (const [about, link] of Object.entries(links)) {
    const result = await observe(link);
    const {url} = buildLink({
      dataSource: '',
      ...link,
      base: 'https://viewer.example.org',
    });
    observed[about] = {url, shown: result};
    console.log(about, JSON.stringify(result));
  }
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
fs.writeFileSync(
  file,
  `${JSON.stringify({viewer: `${viewer.package}@${viewer.version}`, observed}, null, 2)}\n`,
);
