import {valueOf} from '../model';
import {ruleOf, type About} from '../rule';
import {withKeys} from './example';

const smallest = 50_000_000;

export const rule = ruleOf({
  id: 'cache-size',
  severity: 'warning',
  certainty: 'likely',
  why: 'The cache is measured in bytes, and a worker or a request cannot be a fraction or less than one.',
  page: 'configuration/configurationFiles#loading-and-rendering-keys',
  check({config, report}) {
    const size = valueOf(config, 'maxCacheSize');
    if (size?.kind === 'number' && size.value < smallest) {
      report({
        at: size,
        message: `"maxCacheSize" is ${size.value} bytes, which is too small for even one series.`,
        why: 'The value is in bytes: 1 GiB is 1073741824. The console shows `CACHE_SIZE_EXCEEDED` when the cache is too small.',
      });
    }
    const counts = [
      [
        'maxNumberOfWebWorkers',
        valueOf(config, 'maxNumberOfWebWorkers'),
      ] as const,
    ];
    for (const [key, value] of counts) {
      if (
        value?.kind === 'number' &&
        (value.value < 1 || !Number.isInteger(value.value))
      ) {
        report({at: value, message: `"${key}" must be a whole number from 1.`});
      }
    }
  },
});

export const about = (): About => ({
  title: 'An implausible number',
  threads: ['OHIF/Viewers#4382'],
  firing: [
    withKeys('maxCacheSize: ¦3072,'),
    withKeys('maxNumberOfWebWorkers: 0,'),
  ],
  silent: [
    withKeys('maxCacheSize: 3 * 1024 ** 3,'),
    withKeys('maxNumberOfWebWorkers: 3,'),
  ],
});
