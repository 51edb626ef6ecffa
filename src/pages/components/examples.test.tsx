import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ComponentType} from 'react';
import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {describe, expect, it} from 'vitest';

type Example = {default?: ComponentType};

const examples = Object.entries(
  import.meta.glob<Example>([
    './*/_examples/*.tsx',
    '../patterns/*/_examples/*.tsx',
    // They show the frame of this site, which needs the framework: the journeys open them.
    '!./ShowcaseRow/_examples/{basic,closed-code}.tsx',
  ]),
).map(([file, load]) => ({file, load}));

/** What an extension author has at hand. */
const allowedImports = ['react', '@ohif/ui-next'];

describe('the examples', () => {
  it('are found', () => {
    expect(examples.length).toBeGreaterThan(60);
  });

  it.each(examples)('$file renders on the server', async ({load}) => {
    const {default: Component} = await load();
    expect(Component, 'default export').toBeTypeOf('function');
    expect(renderToString(createElement(Component!))).toMatch(/^<\w+/);
  });

  it.each(examples)('$file imports what an extension author has', ({file}) => {
    const source = readFileSync(path.join(__dirname, file), 'utf8');
    const imported = [...source.matchAll(/from '([^']+)'/g)].map(
      (match) => match[1],
    );
    expect(imported[0]).toBe('react');
    expect(
      imported.filter((name) => !allowedImports.includes(name ?? '')),
    ).toEqual([]);
  });
});
