/**
 * The framework's progress bar has a role that does not exist (`bar`, nprogress 0.2.0),
 * which screen readers and axe take for a mistake. What it shows is no news to them: they
 * hear of the new page when it is there.
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

export default function progressBar(): Plugin {
  return {
    name: 'progress-bar',
    getClientModules: () => [path.join(__dirname, 'client')],
  };
}
