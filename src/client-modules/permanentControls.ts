/**
 * The live preview's pages do not come from the template that contains the first script
 * (plugins/deferred-hydration), so what needs no React starts here.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM && process.env.NODE_ENV === 'development') {
  void import('../components/FirstInput/later').then(
    ({startPermanentControls}) => startPermanentControls(),
  );
}
