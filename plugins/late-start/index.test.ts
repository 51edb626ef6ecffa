import {expect, test} from 'vitest';
import {ssrTemplate, withLateScripts} from './index';

test('no script of a page is fetched before the loader asks for it', () => {
  expect(ssrTemplate).not.toMatch(/<script[^>]* src=/);
  expect(ssrTemplate).toContain('data-src="<%= it.baseUrl %><%= script %>"');
  expect(ssrTemplate).toContain('requestIdleCallback');
});

test('a template that has changed stops the build', () => {
  expect(() => withLateScripts('<head></head>')).toThrow(
    'plugins/late-start has to follow',
  );
});
