/**
 * The HTML template of every page, with one change to the framework's own: a page hydrates
 * on the first sign of interaction, and a script in its head lets the controls respond
 * before that (see page/index.ts). Reading needs no scripts. Readers with a slow connection or
 * processor would miss it: otherwise each page loads and runs the framework first. And the
 * framework starts in parts (client/entry.ts), so that it does not hold up the first click.
 */
import {createHash} from 'node:crypto';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import frameworkTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {createSiteStorage} from '@docusaurus/core/lib/server/storage';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ControlsConfig} from '../../src/components/FirstInput';
import {
  firstMessageIds,
  laterMessageIds,
} from '../../src/components/FirstInput/texts';
import {bundlePageScript, readMessages} from './bundle';

const frameworkScript =
  '<script src="<%= it.baseUrl %><%= script %>" defer></script>';

/** No browser runs scripts of this type, so none requests the file. */
const deferredScript =
  '<script type="text/late" data-src="<%= it.baseUrl %><%= script %>"></script>';

/**
 * Before hydration, a link loads a document: fetched when the pointer rests on the link or
 * presses it. Then the router fetches what it needs (src/client-modules/prefetchOnFocus).
 * Not `prerender`, which is slower unless the reader waits. From the click to the first paint, five
 * visits to /configuration/url after 50, 300, 500, and 900 ms on the link: `prerender` 413, 326,
 * 233, and 210 ms, `prefetch` 214, 217, 238, and 234 ms.
 */
const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          {href_matches: '<%= it.baseUrl %>*'},
          {not: {selector_matches: '[href$=".zip"], [href$=".md"]'}},
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export type Site = {
  url: string;
  baseUrl: string;
  announcementId: string;
  /** The file of the site's messages, in this repository. */
  messages: string;
};

/**
 * Defers the scripts of a template.
 *
 * @param template the framework's own
 * @param pageScript what runs in the head
 * @throws if the framework has changed the markup of its scripts
 */
export function withDeferredScripts(
  template: string,
  pageScript: string,
): string {
  if (template.split(frameworkScript).length !== 2) {
    throw new Error(
      `The framework's template no longer contains ${frameworkScript} exactly once. Update plugins/deferred-hydration.`,
    );
  }
  return template
    .replace(frameworkScript, deferredScript)
    .replace(
      '</head>',
      () =>
        `  <script type="speculationrules">${JSON.stringify(speculationRules)}</script>\n    <script>${pageScript}</script>\n  </head>`,
    );
}

/** The theme's module that evaluates the highlighter when a page starts. */
const themeHighlighter = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
  'lib/prism-include-languages',
);

/** The constants of the first script. */
function controlsOf({url, baseUrl, announcementId, messages}: Site): string {
  const {namespace} = createSiteStorage({
    url,
    baseUrl,
    storage: {type: 'localStorage', namespace: true},
  });
  const controls: ControlsConfig = {
    storageNamespace: namespace,
    announcementId,
    texts: readMessages(firstMessageIds, messages),
  };
  return JSON.stringify(controls);
}

function laterScript(site: Site): {file: string; text: string} {
  const text = bundlePageScript('later', {
    TEXTS: JSON.stringify(readMessages(laterMessageIds, site.messages)),
  });
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {file: `assets/first-input.${hash}.js`, text};
}

export function ssrTemplate(site: Site): string {
  const baseUrl = '<%= it.baseUrl %>';
  return withDeferredScripts(
    frameworkTemplate,
    bundlePageScript('index', {
      CONTROLS: controlsOf(site),
      BASE_URL: JSON.stringify(baseUrl),
      LATER_SCRIPT: JSON.stringify(baseUrl + laterScript(site).file),
    }),
  );
}

/**
 * Writes the file that the script of the template loads.
 *
 * @param site the same site as for the template
 */
export default function deferredHydration(
  _context: LoadContext,
  site: unknown,
): Plugin {
  return {
    name: 'deferred-hydration',
    configureWebpack: ({mode}, isServer) =>
      // The development server adds its own modules to the framework's entry.
      isServer || mode !== 'production'
        ? {}
        : {
            entry: path.join(__dirname, 'client/entry.ts'),
            // Its work is done when code is highlighted: src/theme/CodeBlock/Content.
            resolve: {alias: {[`${themeHighlighter}$`]: false}},
          },
    async postBuild({outDir}) {
      const {file, text} = laterScript(site as Site);
      await writeFile(path.join(outDir, file), text);
    },
  };
}
