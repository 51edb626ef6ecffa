import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {Icons} from './Icons';

/** A path goes on from where a closed shape began: a relative move would leave the drawing. */
test.each(['Info', 'StatusError', 'StatusSuccess', 'StatusWarning'] as const)(
  'what is in the circle of %s is drawn in it',
  (name) => {
    const drawing = renderToStaticMarkup(
      createElement(Icons[name] as ComponentType),
    );
    expect(drawing).toMatch(/z ?M/);
  },
);
