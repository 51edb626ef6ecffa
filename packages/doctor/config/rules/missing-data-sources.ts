import {propertyOf, valueOf} from '../model';
import {lacks} from '../nearest';
import {ruleOf, type About} from '../rule';

export const rule = ruleOf({
  id: 'missing-data-sources',
  certainty: 'likely',
  why: 'The viewer has nothing to search: instead of the study list, an error appears. Only an extension that adds its own data source works without the key.',
  page: 'configuration/dataSources/introduction#declare-data-sources',
  check({config, knowledge, report}) {
    const list = valueOf(config, 'dataSources');
    if (list?.kind === 'list' && !list.items.length && !list.open) {
      report({at: list, message: '"dataSources" is empty.'});
    } else if (
      lacks(config, 'dataSources', knowledge.keys) &&
      !propertyOf(config, 'servers')
    ) {
      report({opening: config, message: '"dataSources" is missing.'});
    }
  },
});

export const about = (): About => ({
  title: 'There is no data source',
  threads: ['OHIF/Viewers#5901'],
  firing: [
    "window.config = ¦{routerBasename: '/', modes: [], extensions: []};\n",
    'window.config = {modes: [], extensions: [], dataSources: []};\n',
  ],
  silent: [
    'window.config = {modes: [], extensions: [], dataSources: siteSources()};\n',
  ],
});
