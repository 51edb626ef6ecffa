import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ComponentType} from 'react';
import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {Icons} from '@ohif/ui-next';
import {describe, expect, it} from 'vitest';

type Example = {default?: ComponentType};

/** It shows the frame of this site, which needs the framework: the journeys open it. */
const ofTheFrame = 'ShowcaseRow/_examples/basic';

const examples = [__dirname, path.join(__dirname, '../patterns')]
  .flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => ({
      name: name.split(path.sep).join('/'),
      file: path.join(folder, name),
    })),
  )
  .filter(({name}) => /\/_examples\/.*\.tsx$/.test(name))
  .filter(({name}) => !name.startsWith(ofTheFrame));

/** What an extension author has at hand. */
const allowedImports = ['react', '@ohif/ui-next'];

describe('the examples', () => {
  it('are found', () => {
    expect(examples.length).toBeGreaterThan(60);
  });

  it.each(examples)('$name renders on the server', async ({file}) => {
    const {default: Component} = (await import(file)) as Example;
    expect(Component, 'default export').toBeTypeOf('function');
    expect(renderToString(createElement(Component!))).toMatch(/^<\w+/);
  });

  it.each(examples)('$name imports what an extension author has', ({file}) => {
    const source = readFileSync(file, 'utf8');
    const imported = [...source.matchAll(/from '([^']+)'/g)].map(
      (match) => match[1],
    );
    expect(imported[0]).toBe('react');
    expect(
      imported.filter((name) => !allowedImports.includes(name ?? '')),
    ).toEqual([]);
  });
});

it.each(['Info', 'StatusError', 'StatusSuccess'] as const)(
  'what is in the circle of %s is drawn in it, not on from where it ends',
  (name) => {
    expect(renderToString(createElement(Icons[name]))).toMatch(/z ?M/);
  },
);
