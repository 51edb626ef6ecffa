import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import searchIndex, {withoutReasons} from './index';

test('readers receive synonyms without the reasons', () => {
  const plugin = searchIndex({siteDir: '/site', baseUrl: '/'} as LoadContext);
  const configure = plugin.configureWebpack as () => {
    module: {rules: {test: RegExp; parser: {parse: unknown}}[]};
  };
  const file = require.resolve('@ohif-docs/search/format/synonyms.json');
  const rule = configure().module.rules.find((one) => one.test.test(file));
  expect(rule?.parser.parse).toBe(withoutReasons);
  expect(
    withoutReasons(
      '{"$comment": "for editors", "entries": [{"same": ["color", "color"], "why": "Spelling."}]}',
    ),
  ).toEqual({entries: [{same: ['color', 'color']}]});
});
