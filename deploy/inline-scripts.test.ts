import {describe, expect, test} from 'vitest';
import {hashSource, inlineScripts, withSharedRedirect} from './inline-scripts';

describe('inline scripts', () => {
  test.each([
    ['a script', '<script>a()</script>', ['a()']],
    [
      'its text, byte for byte',
      '<script>\n a("<b>")\n</script>',
      ['\n a("<b>")\n'],
    ],
    ['one with attributes', '<script data-rh=true>a()</script>', ['a()']],
    ['a module', '<script type="module">a()</script>', ['a()']],
    [
      'one that says what it is',
      '<script type=text/javascript>a()</script>',
      ['a()'],
    ],
    ['in upper case', '<SCRIPT>a()</SCRIPT >', ['a()']],
    ['an empty one', '<script></script>', ['']],
    ['not a file', '<script src="/a.js"></script>', []],
    ['not a file without quotes', '<script defer src=/a.js></script>', []],
    ['not data', '<script type="application/ld+json">{}</script>', []],
    ['not a late one', '<script type=text/late data-src=/a.js></script>', []],
    ['not in a comment', '<!-- <script>a()</script> -->', []],
    ['not in a value', '<input aria-label="<script>a()</script>">', []],
    [
      'after a value with >',
      '<i title="a > b"></i><script>a()</script>',
      ['a()'],
    ],
    [
      'all of them',
      '<script>a()</script><p><script>b()</script>',
      ['a()', 'b()'],
    ],
  ])('%s', (_what, html, texts) => {
    expect(inlineScripts(html)).toEqual(texts);
  });

  test('a file that is only named in another attribute is none', () => {
    expect(inlineScripts('<script data-src="/a.js">a()</script>')).toEqual([
      'a()',
    ]);
  });

  test('have the hash that a browser computes', () => {
    // From the specification of the policy (CSP 2, "Hash usage for script elements").
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });
});

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
    expect(inlineScripts(one)).toHaveLength(1);
    expect(inlineScripts(one)).toEqual(inlineScripts(other));
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
    expect(() => withSharedRedirect(html)).toThrow('has to follow');
  });
});
