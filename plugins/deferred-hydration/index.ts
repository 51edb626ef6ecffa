/**
 * The HTML template of every page, with one change to the framework's own: a page hydrates
 * on the first sign of interaction (see loader.ts). Reading needs no scripts.
 */
import frameworkTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {isSlowConnection} from '../../packages/search/format/connection';
import {deferHydration} from './loader';

const frameworkScript =
  '<script src="<%= it.baseUrl %><%= script %>" defer></script>';

/** No browser runs scripts of this type, so none requests the file. */
const deferredScript =
  '<script type="text/late" data-src="<%= it.baseUrl %><%= script %>"></script>';

/**
 * Defers the scripts of a template.
 *
 * @param template the framework's own
 * @throws if the framework has changed the markup of its scripts
 */
export function withDeferredScripts(template: string): string {
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
        `  <script>(${deferHydration.toString()})(${isSlowConnection.toString()}, '<%= it.baseUrl %>');</script>\n  </head>`,
    );
}

export const ssrTemplate = withDeferredScripts(frameworkTemplate);
