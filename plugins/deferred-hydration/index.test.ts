import {mkdirSync, mkdtempSync, readdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {readMessages} from './bundle';
import deferredHydration, {
  ssrTemplate,
  withDeferredScripts,
  type Site,
} from './index';

const site: Site = {
  url: 'https://docs.example.org',
  baseUrl: '/',
  announcementId: 'some-news',
  messages: 'i18n/en/code.json',
};

test('no script of a page is fetched before the first one asks for it', () => {
  const template = ssrTemplate(site);
  expect(template).not.toMatch(/<script[^>]* src=/);
  expect(template).toContain('data-src="<%= it.baseUrl %><%= script %>"');
  expect(template).toContain('requestIdleCallback');
});

test('the first script contains the storage namespace, announcement, and texts', () => {
  const template = ssrTemplate(site);
  expect(template).toMatch(/storageNamespace:"-\w+"/);
  expect(template).toContain('some-news');
  expect(template).toContain('currently {mode}');
});

test('the first script puts nothing but the base URL into the template', () => {
  const script = /<script>([\s\S]*)<\/script>/.exec(ssrTemplate(site))?.[1];
  expect(new Set(script?.match(/<%[^%]*%>/g))).toEqual(
    new Set(['<%= it.baseUrl %>']),
  );
  expect(script).not.toContain('</script');
});

test('the first script stays small: every page contains it', () => {
  const script = /<script>([\s\S]*)<\/script>/.exec(ssrTemplate(site))?.[1];
  expect(script!.length).toBeLessThan(9_300);
});

test('the file that it loads is written under its name', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'deferred-hydration-'));
  mkdirSync(path.join(outDir, 'assets'));
  const {postBuild} = deferredHydration({} as LoadContext, site);
  await postBuild!({outDir} as Parameters<NonNullable<typeof postBuild>>[0]);
  const [file] = readdirSync(path.join(outDir, 'assets'));
  expect(ssrTemplate(site)).toContain(`assets/${file}`);
});

test('a message that is missing stops the build', () => {
  expect(() => readMessages({menu: 'no.such.message'}, site.messages)).toThrow(
    'has no message "no.such.message"',
  );
  expect(() => ssrTemplate({...site, messages: 'i18n/xx/code.json'})).toThrow(
    'i18n/xx/code.json',
  );
});

test('a template that has changed stops the build', () => {
  expect(() => withDeferredScripts('<head></head>', '')).toThrow(
    'Update plugins/deferred-hydration',
  );
});
