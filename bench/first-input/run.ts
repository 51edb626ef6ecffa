/**
 * Measures how long each control of the chrome needs to respond to its first use, with real
 * input at the machine's speed and with a processor that is slowed down to a quarter.
 *
 *   npm run bench:first-input                    print what is measured next to baseline.json
 *   npm run bench:first-input -- --accept        write what is measured to baseline.json
 *   npm run bench:first-input -- --peer          also the same pages of the peer's site
 *   npm run bench:first-input -- --before FOLDER also another build of the site
 *   npm run bench:first-input -- --starts        also copies that start the framework otherwise
 *   npm run bench:first-input -- --navigation    only the first clicks on links
 *   npm run bench:first-input -- --folder build --control "phone menu" --page /faq
 *
 * With the peer it took 22 minutes on two slow processors; another build adds to that.
 * `--accept` writes after each page: after an interruption, go on with `--page`.
 *
 * Each figure is the median of three visits (of five for links), each in a fresh browser context
 * without a cache. Times depend on the machine: they are recorded, and mean something only next to
 * others of the same run, which visits the sites in turn.
 */
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {releases} from '../../config/releases';
import {requireChromium} from '../../scripts/find-chromium';
import {startPreview} from '../../scripts/preview';
import {runMain} from '../../scripts/run-main';
import {peerPath, withPeer} from '../peer-site/serve';
import {controls, peerControls, type Control} from './controls';
import {
  figuresOf,
  median,
  slowest,
  type Figures,
  type PageFigures,
} from './figures';
import {firstUse, type Response} from './first-visit';
import {navigate, type Navigation} from './navigation';
import {copyThatStarts, starts, type Start} from './starts';

/** Four kinds of pages: a short one, the longest, one of the showcase, one of an older version. */
const pages = [
  '/resources',
  '/deployment/user-account-control',
  '/components/Button',
  `/${releases.at(-1)!.path}/configuration/url`,
];

/** Pages that are visited only for the control that the others do not have. */
const pagesOfOneControl = controls.flatMap(({page}) =>
  page && !pages.includes(page) ? [page] : [],
);

/** Each links to the next in its sidebar. */
const clickPath = [
  '/configuration/url',
  '/configuration/tours',
  '/configuration/configurationFiles',
  '/configuration/url',
];

const visits = 3;
/** The times of clicks on links vary more than those of controls. */
const navigationVisits = 5;
const slowdowns = [1, 4];

const baselineFile = path.join(__dirname, 'baseline.json');

type NavigationFigures = Record<string, {driven: number; kinds: string}>;

type Baseline = {
  /** By site, page, control, and slowdown. */
  sites: SiteFigures;
  /** Of the first clicks of a visit, by site. */
  navigation: Record<string, NavigationFigures>;
};

/** A site that is measured. */
type Measured = {
  name: 'now' | 'before' | 'peer' | Start;
  url: string;
  controls: readonly Control[];
  /** The selector of the links in its sidebar. */
  links: string;
  /** Its path of one of our pages; undefined if it has no such page. */
  pathOf: (page: string) => string | undefined;
};

/** What each site's control did, by site and slowdown. */
type ControlFigures = Partial<
  Record<Measured['name'], Record<string, Figures>>
>;

/** Visits the sites in turn, so that what else the machine does is the same for all. */
async function measureControl(
  browser: Browser,
  sites: readonly Measured[],
  page: string,
  name: string,
): Promise<ControlFigures> {
  const measured: ControlFigures = {};
  const without = new Set<Measured>();
  for (const slowdown of slowdowns) {
    const responses = new Map<Measured['name'], Response[]>();
    for (let visit = 0; visit < visits; visit++) {
      for (const site of sites.filter((one) => !without.has(one))) {
        const path = site.pathOf(page);
        const control = site.controls.find((one) => one.name === name);
        const response =
          path !== undefined &&
          control &&
          (await firstUse(browser, site.url + path, control, slowdown));
        if (response) {
          responses.set(site.name, [
            ...(responses.get(site.name) ?? []),
            response,
          ]);
        } else {
          // The page has no such control.
          without.add(site);
        }
      }
    }
    for (const [site, all] of responses) {
      (measured[site] ??= {})[`${slowdown}x`] = figuresOf(all);
    }
  }
  return measured;
}

const described = (figures: Record<string, Figures>) =>
  Object.entries(figures)
    .map(
      ([speed, {driven, paint}]) =>
        `${speed} ${driven} ms (paint ${paint ?? '< 16'})`,
    )
    .join(', ');

type SiteFigures = Partial<
  Record<Measured['name'], Record<string, PageFigures>>
>;

async function measurePages(
  browser: Browser,
  sites: readonly Measured[],
  paths: readonly string[],
  names: readonly string[],
  onPage: (measured: SiteFigures) => void,
): Promise<SiteFigures> {
  const all: SiteFigures = {};
  for (const page of paths) {
    for (const name of namesOn(page, names)) {
      const measured = await measureControl(browser, sites, page, name);
      for (const [site, figures] of Object.entries(measured)) {
        const ofSite = (all[site as Measured['name']] ??= {});
        (ofSite[page] ??= {})[name] = figures;
        console.log(`${site} ${page}  ${name}: ${described(figures)}`);
      }
    }
    onPage(all);
  }
  return all;
}

function figuresOfClicks(
  visited: readonly Navigation[][],
  what: string,
): NavigationFigures {
  const figures: NavigationFigures = {};
  for (const click of visited[0]!.keys()) {
    const measured = visited.map((visit) => visit[click]!);
    figures[`click ${click + 1}, ${what}`] = {
      driven: Math.round(median(measured.map(({driven}) => driven))),
      kinds: measured.map(({kind}) => kind).join(' '),
    };
  }
  return figures;
}

/** Visits the sites in turn. The peer does not hydrate, so it is measured once. */
async function measureNavigation(
  browser: Browser,
  sites: readonly Measured[],
): Promise<Baseline['navigation']> {
  const figures: Baseline['navigation'] = {};
  for (const hydrated of [false, true]) {
    const measured = sites.filter(({name}) => !hydrated || name !== 'peer');
    for (const slowdown of slowdowns) {
      const all = new Map<Measured, Navigation[][]>();
      for (let visit = 0; visit < navigationVisits; visit++) {
        for (const site of measured) {
          const {url, links, pathOf} = site;
          const urls = clickPath.map((page) => url + pathOf(page)!);
          all.set(site, [
            ...(all.get(site) ?? []),
            await navigate(browser, {urls, links}, {slowdown, hydrated}),
          ]);
        }
      }
      for (const [{name}, ofSite] of all) {
        const ofClicks = figuresOfClicks(
          ofSite,
          `${hydrated ? 'page was used before' : 'first action'}, ${slowdown}x`,
        );
        Object.assign((figures[name] ??= {}), ofClicks);
        console.log(name, ofClicks);
      }
    }
  }
  return figures;
}

/** Figures of pages that were not measured stay. */
function accept({sites = {}, navigation = {}}: Partial<Baseline>): void {
  const known: Baseline = existsSync(baselineFile)
    ? (JSON.parse(readFileSync(baselineFile, 'utf8')) as Baseline)
    : {sites: {}, navigation: {}};
  for (const [site, figures] of Object.entries(sites)) {
    const name = site as Measured['name'];
    known.sites[name] = {...known.sites[name], ...figures};
  }
  Object.assign(known.navigation, navigation);
  writeFileSync(baselineFile, `${JSON.stringify(known, null, 2)}\n`);
}

function printTable(sites: SiteFigures): void {
  const tables = {
    baseline: existsSync(baselineFile)
      ? (JSON.parse(readFileSync(baselineFile, 'utf8')) as Baseline).sites.now
      : undefined,
    ...sites,
  };
  console.log(
    `\nMilliseconds on the slowest page, at ${slowdowns.map((one) => `${one}x`).join(' and ')}: ${Object.keys(tables).join(' | ')}`,
  );
  const rows = Object.values(tables).map((pages) => slowest(pages ?? {}));
  for (const control of Object.keys(slowest(sites.now ?? {}))) {
    const columns = rows.map((table) =>
      slowdowns
        .map((slowdown) => String(table[control]?.[`${slowdown}x`] ?? '–'))
        .map((figure) => figure.padStart(6))
        .join(''),
    );
    console.log(`${columns.join(' |')}  ${control}`);
  }
}

const namesOn = (page: string, names: readonly string[]) =>
  names.filter((name) => {
    const {page: only} = controls.find((control) => control.name === name)!;
    return only === page || (!only && !pagesOfOneControl.includes(page));
  });

/** @throws if no control has this name */
function namesOf(name: string | undefined): string[] {
  const all = controls.map((control) => control.name);
  if (name && !all.includes(name)) {
    throw new Error(`Unknown control "${name}". Controls: ${all.join(', ')}`);
  }
  return name ? [name] : all;
}

type Options = {
  accept: boolean;
  peer: boolean;
  folder: string;
  before?: string | undefined;
  navigation: boolean;
  starts: boolean;
  control?: string | undefined;
  page?: string | undefined;
};

function readOptions(): Options {
  const {values} = parseArgs({
    options: {
      accept: {type: 'boolean', default: false},
      peer: {type: 'boolean', default: false},
      folder: {type: 'string', default: 'build'},
      before: {type: 'string'},
      navigation: {type: 'boolean', default: false},
      starts: {type: 'boolean', default: false},
      control: {type: 'string'},
      page: {type: 'string'},
    },
  });
  return values;
}

async function measureAll(
  sites: readonly Measured[],
  options: Options,
): Promise<void> {
  const browser = await chromium.launch({executablePath: requireChromium()});
  const record = (measured: Partial<Baseline>) => {
    if (options.accept) {
      accept(measured);
      console.log(`Written to ${path.relative('.', baselineFile)}.`);
    }
  };
  try {
    if (!options.navigation) {
      const measured = await measurePages(
        browser,
        sites,
        options.page ? [options.page] : [...pages, ...pagesOfOneControl],
        namesOf(options.control),
        (figures) => record({sites: figures}),
      );
      printTable(measured);
    }
    if (options.navigation || (!options.control && !options.page)) {
      console.log('\nFirst clicks on links:');
      record({navigation: await measureNavigation(browser, sites)});
    }
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const options = readOptions();
  const copies = (Object.keys(starts) as Start[])
    .filter(() => options.starts)
    .map((start) => [
      start,
      copyThatStarts(
        start,
        options.folder,
        new Set([...pages, ...pagesOfOneControl, ...clickPath]),
      ),
    ]);
  const folders = {
    now: options.folder,
    before: options.before,
    ...(Object.fromEntries(copies) as Record<string, string>),
  };
  const sites: Measured[] = [];
  const servers: {close: () => void}[] = [];
  try {
    for (const [name, folder] of Object.entries(folders)) {
      if (folder) {
        const {server, url} = await startPreview({folder, port: 0});
        servers.push({
          close: () => {
            server.closeAllConnections();
            server.close();
          },
        });
        sites.push({
          name: name as Measured['name'],
          url,
          controls,
          links: 'a.menu__link:not([role])',
          pathOf: (page) => page,
        });
      }
    }
    if (options.peer) {
      await withPeer(options.folder, (url, hasPage) => {
        const pathOf = (page: string) => {
          const peer = peerPath(page);
          return hasPage(peer) ? peer : undefined;
        };
        const peer: Measured = {
          name: 'peer',
          url,
          controls: peerControls,
          links: '.sidebar-content a',
          pathOf,
        };
        return measureAll([...sites, peer], options);
      });
    } else {
      await measureAll(sites, options);
    }
  } finally {
    for (const server of servers) {
      server.close();
    }
    for (const [, copy] of copies) {
      rmSync(copy!, {recursive: true});
    }
  }
}

runMain(module, main);
