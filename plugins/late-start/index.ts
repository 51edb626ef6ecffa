/**
 * The HTML of every page, with one change to the framework's own: its scripts start at the
 * first sign that the reader wants more than to read (see loader.ts). Reading needs none.
 */
import frameworkTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {isSlowConnection} from '../../search/shared/connection';
import {lateStart} from './loader';

const frameworkScript =
  '<script src="<%= it.baseUrl %><%= script %>" defer></script>';

/** A type that no browser runs, so that none asks for the file. */
const lateScript =
  '<script type="text/late" data-src="<%= it.baseUrl %><%= script %>"></script>';

/**
 * The template with late scripts.
 *
 * @param template the framework's own
 * @throws if the framework writes its scripts in another way than the one known here
 */
export function withLateScripts(template: string): string {
  if (template.split(frameworkScript).length !== 2) {
    throw new Error(
      `The framework's template of a page no longer contains ${frameworkScript} once: plugins/late-start has to follow.`,
    );
  }
  return template
    .replace(frameworkScript, lateScript)
    .replace(
      '</head>',
      () =>
        `  <script>(${lateStart.toString()})(${isSlowConnection.toString()});</script>\n  </head>`,
    );
}

export const ssrTemplate = withLateScripts(frameworkTemplate);
