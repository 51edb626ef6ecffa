/** Rules for configurations in samples, and for other JSON of the platform. */
import {checkWindowConfig} from '../examples/config';
import {checkJson} from '../examples/json';
import {rule} from '../core/rule';
import {parseSample} from '../core/sample';

/** The scripts of an HTML sample, each with the line that it starts on. */
const scriptsIn = (html: string, firstLine: number) =>
  [...html.matchAll(/(<script\b[^>]*>)([^]*?)<\/script>/gi)].map(
    ({1: tag, 2: source, index}) => ({
      source: source!,
      line:
        firstLine + html.slice(0, index + tag!.length).split('\n').length - 1,
    }),
  );

/** A configuration in a sample (`window.config`, a data source) has the keys and types of the reference data, and is whole. */
export const configKey = rule('config-key', {
  sample({block, parsed, place, about}, context) {
    const {bodyLine, lang, value} = block;
    if (parsed) {
      checkWindowConfig(parsed.file, bodyLine, context, place, about);
    }
    for (const {source, line} of lang === 'html'
      ? scriptsIn(value, bodyLine)
      : []) {
      const {file} = parseSample(source);
      checkWindowConfig(file, line, context, place, about);
    }
  },
});

/** A JSON sample of the platform (a configuration, a file of the DICOM JSON data source) has the keys that it reads. */
export const jsonKey = rule('json-key', {
  sample({block, place, about}, context) {
    if (block.lang === 'json') {
      checkJson(block.value, block.bodyLine, context, place, about);
    }
  },
});
