/** Starts the dropdowns of the navbar. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {startDropdowns} from '../components/NavbarMenus/dropdowns';

if (ExecutionEnvironment.canUseDOM) {
  startDropdowns();
}
