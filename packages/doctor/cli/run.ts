#!/usr/bin/env node
/** `npm run doctor -- config app-config.js` and `npm run doctor -- upgrade src`: run it with --help. */
import {main} from './main';
import {upgradeMain} from './upgrade';

const [command, ...rest] = process.argv.slice(2);
const folder = process.env.INIT_CWD ?? process.cwd();
const site = process.env.SITE_URL ?? '';

void Promise.resolve(
  command === 'upgrade'
    ? upgradeMain(rest, folder, site)
    : main(process.argv.slice(2), folder, site),
).then(({status, out, error}) => {
  process.stdout.write(out);
  process.stderr.write(error);
  process.exitCode = status;
});
