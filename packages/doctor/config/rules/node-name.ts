import {ruleOf, type About} from '../rule';
import {asFunction, withKeys, withOptions} from './example';

export const rule = ruleOf({
  id: 'node-name',
  why: 'No build replaces it, because app-config.js is copied as it is. The browser stops at this line with an error such as "process is not defined", window.config is not set, and the page stays blank. Write the value itself, or let your server write it into the file.',
  page: 'configuration/configurationFiles#where-the-file-comes-from',
  check({file, report}) {
    // `module-form` says that only a build of the reader's own can read the others.
    const isScript = !file.isTypeScript && file.moduleAt === undefined;
    for (const {name, start, end} of file.absent) {
      report({
        at: {start, end},
        message: `A browser has no "${name}".`,
        certainty: isScript ? undefined : 'likely',
      });
    }
  },
});

export const about = (): About => ({
  title: 'A name that only Node.js has',
  threads: {
    none: 'it follows from the builds of the platform, which copy the file.',
  },
  firing: [
    withOptions("friendlyName: process.env.NAME || 'Archive',"),
    `const {ROOT} = process.env;\n${withKeys('')}`,
    asFunction("routerBasename: require('./site').path,"),
  ],
  silent: [
    withOptions(
      "friendlyName: typeof process === 'undefined' ? 'a' : process.env.NAME,",
    ),
    withKeys('httpErrorHandler: () => process.env.NAME,'),
    `const process = {env: {}};\n${withKeys('debug: process.env,')}`,
    `try {\n  process.env.A;\n} catch (error) {}\n${withKeys('')}`,
  ],
});
