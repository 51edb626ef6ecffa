/** `npm run doctor -- config app-config.js`: see arguments.ts, or run it with --help. */
import {main} from './main';

const {status, out, error} = main(
  process.argv.slice(2),
  process.env.INIT_CWD ?? process.cwd(),
  process.env.SITE_URL ?? '',
);
process.stdout.write(out);
process.stderr.write(error);
process.exitCode = status;
