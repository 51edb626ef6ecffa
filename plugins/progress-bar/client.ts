/** Settings of the library that the theme draws its progress bar with. */
import nprogress from 'nprogress';

nprogress.configure({
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
});
