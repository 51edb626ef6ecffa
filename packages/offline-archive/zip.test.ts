import {unzipSync} from 'fflate';
import {describe, expect, test} from 'vitest';
import {checksums, sha256, zipOf} from './zip';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const files = new Map([
  ['b.html', bytes('second')],
  ['a/b.png', bytes('picture')],
]);

describe('the bytes of a zip', () => {
  const zip = zipOf(files, 'docs');

  test('do not depend on the order in which files came', () => {
    expect(zipOf(new Map([...files].reverse()), 'docs')).toEqual(zip);
  });

  test.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata'])(
    'do not depend on the time zone: %s',
    (zone) => {
      const before = process.env.TZ;
      process.env.TZ = zone;
      try {
        expect(sha256(zipOf(files, 'docs'))).toBe(sha256(zip));
      } finally {
        process.env.TZ = before;
      }
    },
  );

  test('depend on every byte of every file', () => {
    const changed = new Map(files).set('b.html', bytes('Second'));
    expect(sha256(zipOf(changed, 'docs'))).not.toBe(sha256(zip));
  });

  test('unpack into one folder', () => {
    expect(Object.keys(unzipSync(zip))).toEqual([
      'docs/a/b.png',
      'docs/b.html',
    ]);
  });
});

test('the list of checksums is what sha256sum reads, in order', () => {
  expect(checksums(files)).toBe(
    `${sha256(bytes('picture'))}  a/b.png\n${sha256(bytes('second'))}  b.html\n`,
  );
});
