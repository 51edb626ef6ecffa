/**
 * The configurations that the platform ships, of each release: what the doctor finds in them is
 * in the files of shipped/, and each sure error was compared with the source of the release.
 * The files are written from the facts about their keys and values, because their text is not
 * ours. `npx vitest run --project unit packages/doctor/shipped.test.ts -u` writes the record.
 */
import {describe, expect, it} from 'vitest';
import {releases} from '../../config/releases';
import type {
  ConfigObject,
  ConfigValue,
} from '@ohif-docs/docs-check/facts/source/shipped-configs';
import {knowledgeFor} from './cli/release-data';
import {checkConfig, type Finding} from './index';
import {placesOf} from './places';
import {shippedConfigs, written} from './cli/shipped-configs';

function found(config: ConfigObject, id: (typeof releases)[number]['id']) {
  const {text, paths} = written(config);
  const {findings, stopped} = checkConfig(text, knowledgeFor(id));
  expect(stopped).toBeUndefined();
  return findings.map((finding) => lineOf(finding, paths));
}

const lineOf = (finding: Finding, paths: readonly string[]) =>
  [
    finding.certainty,
    finding.severity,
    finding.rule,
    placesOf(finding)
      .map(({line}) => paths[line - 1] || 'window.config')
      .join(', '),
  ].join(' ');

/** The sure errors, each with what the source of the release says. */
const errors: Record<string, string> = {
  'idc.js missing-required':
    'No list of extensions or modes is set, and the viewer takes none from elsewhere.',
  'idc.js v2-servers':
    'Only the proxy data source knows `servers`, in the file that it loads.',
  'public_dicomweb.js missing-required': 'The same.',
  'public_dicomweb.js v2-servers': 'The same.',
  'local_dcm4chee.js secret':
    'A user name and a password; the option around them is read by no code.',
};
const errorsOfRelease: Record<string, Record<string, string>> = {
  current: {
    'multiple.js customization-shape':
      'CustomizationService.setCustomizations takes each item of a list as a reference to a module, so an object with an `id` changes nothing.',
  },
};

describe.each(releases.map(({id, line}) => [line, id] as const))(
  'the configurations that %s ships',
  (line, id) => {
    const shipped = shippedConfigs(id);
    const findings = new Map(
      shipped.map(({name, config}) => [name, found(config, id)]),
    );

    it('have exactly the recorded findings', async () => {
      expect(shipped.length).toBeGreaterThan(20);
      const record = [...findings]
        .map(([name, lines]) => [name, ...lines.map((one) => `  ${one}`)])
        .flat();
      await expect(`${record.join('\n')}\n`).toMatchFileSnapshot(
        `shipped/${line}.txt`,
      );
    });

    it('have no sure error that nobody has compared with the source', () => {
      const known = {...errors, ...errorsOfRelease[id]};
      const sure = [...findings].flatMap(([name, lines]) =>
        lines.flatMap((one) => {
          const rule = /^sure error (\S+)/.exec(one)?.[1];
          return rule ? [`${name} ${rule}`] : [];
        }),
      );
      expect([...new Set(sure)].sort()).toEqual(Object.keys(known).sort());
    });

    it('would show a mistake that is planted in one of them', () => {
      const {config} = shipped.find(({name}) => name === 'default.js')!;
      const planted = {
        pairs: config.pairs.map(([key, value]) =>
          key === 'showLoadingIndicator'
            ? (['showLoadingIndicators', value] as [string, ConfigValue])
            : ([key, value] as [string, ConfigValue]),
        ),
      };
      const before = findings.get('default.js')!;
      const after = found(planted, id);
      expect(after.filter((one) => !before.includes(one))).toEqual([
        expect.stringMatching(/unknown-key showLoadingIndicators$/),
      ]);
    });
  },
);
