import {describe, expect, test} from 'vitest';
import {factsOf, parsePage} from '../plugins/built-pages/reader';
import {withSharedRedirect} from './redirect-pages';

const scriptsOf = (html: string) => factsOf(parsePage(html)).inlineScripts;

describe('a redirect page', () => {
  const page = (address: string, script = `'${address}'`) =>
    `<!DOCTYPE html>
<html>
  <head>
    <meta charset="UTF-8">
    <meta http-equiv="refresh" content="0; url=${address}">
    <link rel="canonical" href="${address}" />
  </head>
  <script>
    window.location.href = ${script} + window.location.search + window.location.hash;
  </script>
</html>`;

  test('has the same script as any other', () => {
    const one = withSharedRedirect(page('/a'));
    const other = withSharedRedirect(page('/b'));
    expect(scriptsOf(one)).toHaveLength(1);
    expect(scriptsOf(one)).toEqual(scriptsOf(other));
    expect(one).toContain('url=/a');
    expect(withSharedRedirect(one)).toBe(one);
  });

  test('another page stays as it is', () => {
    expect(withSharedRedirect('<h1>Help</h1>')).toBe('<h1>Help</h1>');
  });

  test.each([
    ['a script that leads elsewhere', page('/a', "'/b'")],
    ['no script', page('/a').replace(/<script>[^]*<\/script>/, '')],
    ['no canonical address', page('/a').replace('canonical', 'next')],
  ])('with %s stops the build', (_what, html) => {
    expect(() => withSharedRedirect(html)).toThrow(
      'Update deploy/redirect-pages.ts',
    );
  });
});
