/** A configuration in a sample (`window.config`, a data source) has the keys and types of the reference data, and is whole. */
import {checkWindowConfig} from '../examples/config';
import type {Rule} from '../core/rule';
import {parseSample} from '../core/sample';

/** The scripts of an HTML sample, each with the line that it starts on. */
function scriptsIn(html: string, firstLine: number) {
  return [...html.matchAll(/(<script\b[^>]*>)([^]*?)<\/script>/gi)].map(
    ({1: tag, 2: source, index}) => ({
      source: source!,
      line:
        firstLine + html.slice(0, index + tag!.length).split('\n').length - 1,
    }),
  );
}

export const configKey: Rule = {
  id: 'config-key',
  visit: {
    sample({block, parsed, place, about}, context) {
      const {bodyLine, lang, value} = block;
      if (parsed) {
        checkWindowConfig(parsed.file, bodyLine, context, place, about);
      } else if (lang === 'html') {
        for (const {source, line} of scriptsIn(value, bodyLine)) {
          const {file} = parseSample({source, line, lang: 'js'});
          checkWindowConfig(file, line, context, place, about);
        }
      }
    },
  },
};
