import {describe, expect, it} from 'vitest';
import {filterEntries} from './filterEntries';

const button = {
  title: 'Button',
  description: 'An action that happens at once.',
  summary: 'An action.',
  to: '/components/Button',
  group: 'Actions',
  groupAnchor: 'actions',
  names: ['Button', 'asChild', 'icon button'],
};
const slider = {
  title: 'Slider',
  description: 'A value in a range.',
  summary: 'A value.',
  to: '/components/Slider',
  group: 'Forms',
  groupAnchor: 'forms',
  names: ['Slider', 'range'],
};

function titles(query: string): string[] {
  return filterEntries([button, slider], query).map((entry) => entry.title);
}

describe('filterEntries', () => {
  it('keeps everything for an empty query', () => {
    expect(titles('  ')).toEqual(['Button', 'Slider']);
  });

  it('matches exported names and synonyms case-insensitively', () => {
    expect(titles('aschild')).toEqual(['Button']);
  });

  it('requires every word, in any order', () => {
    expect(titles('range value')).toEqual(['Slider']);
    expect(titles('range action')).toEqual([]);
  });

  it('finds a whole group', () => {
    expect(titles('forms')).toEqual(['Slider']);
  });

  it('treats a query as text, not as a pattern', () => {
    expect(titles('(')).toEqual([]);
  });
});
