/** Loaded once with the site's scripts (`clientModules` in docusaurus.config.ts). */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {startDropdowns} from './dropdowns';

if (ExecutionEnvironment.canUseDOM) {
  startDropdowns();
}
