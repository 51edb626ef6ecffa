import {describe, expect, it} from 'vitest';
import {peerPage} from './peer-site';

describe('a page of the peer', () => {
  it('has its title as front matter and the rest as it is', () => {
    expect(peerPage('# The "viewer"\n\nText.\n')).toBe(
      '---\ntitle: "The \\"viewer\\""\n---\n\nText.\n',
    );
  });

  it('is refused without a title', () => {
    expect(() => peerPage('Text.')).toThrow('this one with "Text."');
  });
});
