/** Each rule finds its own examples, and leaves alone what is fine. */
import {expect, test} from 'vitest';
import anchors from '../../../../docs/_anchors.json';
import troubleshooting from '../../../../docs/_data/troubleshooting.json';
import {checkNetwork} from '../check';
import {networkRules} from './index';
import {canceled, list} from './rule';

const rulesOf = (text: string) =>
  checkNetwork(text).findings.map(({rule}) => rule);

test.each(
  networkRules.flatMap(({id, examples}) =>
    examples.faulty.map(({title, text}) => [id, title, text] as const),
  ),
)('%s is found first: %s', (id, _title, text) => {
  expect(rulesOf(text)[0]).toBe(id);
});

test.each([
  list,
  canceled,
  ...networkRules.flatMap(({examples}) => examples.healthy),
])('nothing is found: $title', ({text}) => {
  expect(rulesOf(text)).toEqual([]);
});

test('each rule has an example, its own id, and fixes with a sentence', () => {
  const ids = networkRules.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const {id, examples} of networkRules) {
    expect(examples.faulty.length, id).toBeGreaterThan(0);
    for (const {text} of examples.faulty) {
      const {fixes, why, evidence} = checkNetwork(text).findings[0]!;
      expect(fixes.length, id).toBeGreaterThan(0);
      expect(evidence.length, id).toBeGreaterThan(0);
      expect(
        `${why} ${fixes.map((fix) => fix.text).join(' ')}`,
        id,
      ).not.toMatch(/undefined|\[object/);
    }
  }
});

test('fixes say nothing that is wrong at another server', () => {
  const fixesOf = (id: string) =>
    JSON.stringify(
      networkRules
        .find((rule) => rule.id === id)!
        .examples.faulty.map(({text}) => checkNetwork(text).findings[0]!.fixes),
    );
  expect(fixesOf('status-406')).not.toContain('proxy_set_header Accept');
  expect(fixesOf('status-403')).not.toContain('RemoteAccessAllowed');
  expect(fixesOf('status-403')).toMatch(/not remote_ip.*ipSecurity/);
  expect(fixesOf('not-reachable')).not.toContain('RemoteAccessAllowed');
  expect(fixesOf('status-401')).toContain('turn authentication on first');
  expect(fixesOf('corp-blocked')).toContain(
    'Header always unset Cross-Origin-Embedder-Policy',
  );
  expect(fixesOf('frame-refused')).toContain(
    'Header always unset X-Frame-Options',
  );
  // Without a matcher, Caddy does not compress DICOM JSON.
  expect(fixesOf('not-compressed')).toContain(
    'header Content-Type application/dicom+json*',
  );
});

test('a page whose origin is unknown has no placeholder', () => {
  const [finding] = checkNetwork(
    'Cross-Origin Request Blocked: The Same Origin Policy disallows reading the remote resource at https://archive.example.org/x. (Reason: CORS header ‘Access-Control-Allow-Origin’ missing).',
  ).findings;
  expect(finding!.why).toMatch(/^The page's origin is not that of /);
});

test('the page of each rule exists, with its heading', () => {
  // The list of anchors has those of the last accepted build.
  const headings = troubleshooting.entries.map(({message}) =>
    message
      .toLowerCase()
      .replace(/[^\p{L}\d _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  const pages: Record<string, readonly string[]> = anchors.pages;
  const missing = networkRules.filter(({page}) => {
    const [path, anchor] = page.split('#');
    const known = pages[`/${path}`];
    return (
      !known ||
      (anchor !== undefined &&
        !known.includes(anchor) &&
        !(path === 'deployment/troubleshooting' && headings.includes(anchor)))
    );
  });
  expect(missing.map(({id, page}) => `${id}: ${page}`)).toEqual([]);
});
