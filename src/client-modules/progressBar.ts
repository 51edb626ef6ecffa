/**
 * The progress bar of the framework has an invalid role (`bar`, nprogress 0.2.0), which axe
 * reports. Screen readers do not need the bar: they announce the new page.
 */
import nprogress from 'nprogress';

nprogress.configure({
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
});
