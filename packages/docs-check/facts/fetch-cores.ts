/** Fetches the published core of each release into the cache: samples run with them. */
import {packageFolder} from './fetch';
import {packageRelease} from './releases';

for (const version of Object.values(packageRelease)) {
  packageFolder('@ohif/core', version);
}
