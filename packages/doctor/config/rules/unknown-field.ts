import {nearest} from '../nearest';
import {ruleOf, type About} from '../rule';
import {withKeys, withOptions} from './example';
import type {Property} from '../model';

export const rule = ruleOf({
  id: 'unknown-field',
  severity: 'warning',
  certainty: 'likely',
  why: 'The viewer shows no message for a key that it does not know.',
  page: 'configuration/configurationFiles#loading-and-rendering-keys',
  check({config, sources, knowledge, report}) {
    const look = (owner: Property, names: string[], page?: string) => {
      if (owner.value.kind !== 'object' || !names.length) {
        return;
      }
      for (const property of owner.value.properties) {
        if (names.includes(property.key)) {
          continue;
        }
        const meant = nearest(property.key, names);
        report({
          key: property,
          message: `"${owner.key}" has no key "${property.key}". Keys: ${names.join(', ')}.`,
          certainty: meant?.obvious ? 'sure' : undefined,
          page,
          rename: meant?.name,
        });
      }
    };
    for (const property of config.properties) {
      look(
        property,
        knowledge.keys[property.key]?.fields?.map(({name}) => name) ?? [],
      );
    }
    for (const {configuration, kind} of sources) {
      for (const property of (kind && configuration?.properties) || []) {
        const start = `${property.key}.`;
        const names = Object.keys(knowledge.options)
          .filter((option) => option.startsWith(start))
          .map((option) => option.slice(start.length));
        look(property, names, 'configuration/dataSources/dicom-web#bulk-data');
      }
    }
  },
});

export const about = (): About => ({
  title: 'Unknown key inside an object',
  threads: {
    none: 'it compares objects of the file with the fields that the viewer uses.',
  },
  firing: [
    withKeys('maxNumRequests: {¦interactions: 100},'),
    withKeys('studyPrefetcher: {enabled: true, displaySetCount: 2},'),
    withOptions("bulkDataURI: {enabled: true, startWith: 'http://a/'},"),
  ],
  silent: [
    withKeys(
      'maxNumRequests: {interaction: 100, thumbnail: 75, prefetch: 25, compute: 10},',
    ),
    withOptions(
      "bulkDataURI: {enabled: true, startsWith: 'http://a/', prefixWith: '/a/'},",
    ),
  ],
});
