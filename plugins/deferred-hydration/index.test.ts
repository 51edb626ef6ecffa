import {expect, test} from 'vitest';
import {ssrTemplate, withDeferredScripts} from './index';

test('no script of a page is fetched before the loader asks for it', () => {
  expect(ssrTemplate).not.toMatch(/<script[^>]* src=/);
  expect(ssrTemplate).toContain('data-src="<%= it.baseUrl %><%= script %>"');
  expect(ssrTemplate).toContain('requestIdleCallback');
});

test('a template that has changed stops the build', () => {
  expect(() => withDeferredScripts('<head></head>')).toThrow(
    'Update plugins/deferred-hydration',
  );
});
