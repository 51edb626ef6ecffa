#!/usr/bin/env node
/** `ohif-doctor`; in this repository, `npm run doctor -- config app-config.js`. */
import {main} from './main';
import {siteUrl} from './read-releases';

const {env} = process;
// npm runs a script of this repository in its folder, wherever it was called.
const calledIn = env.npm_package_name === 'ohif-docs-site' && env.INIT_CWD;

void main(
  process.argv.slice(2),
  calledIn || process.cwd(),
  env.SITE_URL ?? siteUrl(),
).then(({status, out, error}) => {
  process.stdout.write(out);
  process.stderr.write(error);
  process.exitCode = status;
});
