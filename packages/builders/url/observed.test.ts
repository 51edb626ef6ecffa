/**
 * The explanation of links is compared with what the published viewer made of them, in a
 * browser, with the studies of packages/viewer-screenshots. The script that recorded it is in
 * the Git history: packages/viewer-screenshots/observe-urls.mjs. The viewer is the nearest
 * release whose package contains the built application.
 */
import {describe, expect, test} from 'vitest';
import {urlKnowledge} from '../release-data';
import {explainUrl} from './explain';
import {buildLink} from './link';
import {observed} from './observed.json';

const [latest] = urlKnowledge();

/** What was recorded: of a mode, or the archive's query of the study list. */
type Shown = {
  mode?: string;
  studies?: string[];
  series?: string[];
  protocol?: string;
  stage?: string | number;
  firstSeries?: string;
  firstImage?: string;
  list?: Record<string, string>;
  /** No image within a minute. */
  nothing?: boolean;
};

const entries = Object.entries(
  observed as Record<string, {url: string; shown: Shown}>,
);

/** The values of a parameter that the explanation recognizes, in all its repetitions. */
function reader(url: string) {
  const {link, parts} = explainUrl(url, latest!);
  const values = (name: string) =>
    link!.parameters.flatMap(([key, value]) =>
      key === name ? value.split(',') : [],
    );
  return {
    link: link!,
    values,
    one: (name: string) => values(name)[0],
    findings: parts.flatMap((part) => part.findings),
  };
}

test('twelve links that are right, and two that are not', () => {
  const severities = entries.map(([, {url}]) =>
    reader(url).findings.map(({severity}) => severity),
  );
  expect(severities.slice(0, 12).flat()).toEqual([]);
  expect(severities.slice(12)).toEqual([['warning'], ['error']]);
});

describe.each(entries)('%s', (_, {url, shown}) => {
  const {link, values, one} = reader(url);

  test('is what the builder makes', () => {
    expect(buildLink(link).url).toBe(url);
  });

  test('is read as the explanation says', () => {
    if (shown.nothing) {
      expect(values('StudyInstanceUIDs')).toEqual([]);
      return;
    }
    if (shown.list) {
      const {list} = shown;
      const dates = [one('startDate'), one('endDate')].filter(Boolean);
      expect(list.PatientName).toBe(
        one('patientName') && `*${one('patientName')}*`,
      );
      expect(list['00100020']).toBe(one('mrn') && `*${one('mrn')}*`);
      expect(list.ModalitiesInStudy).toBe(one('modalities'));
      expect(list.StudyDate).toBe(dates.join('-') || undefined);
      return;
    }
    expect(shown.mode).toBe(
      `/${[link.mode, link.dataSource].filter(Boolean).join('/')}`,
    );
    expect(shown.studies).toEqual(values('StudyInstanceUIDs').sort());
    const expected = {
      series: values('SeriesInstanceUIDs'),
      firstSeries: one('initialSeriesInstanceUID'),
      firstImage: one('initialSOPInstanceUID'),
      protocol: one('hangingProtocolId'),
      stage: one('stageId'),
    };
    for (const [name, value] of Object.entries(expected)) {
      if (value !== undefined && value.length > 0) {
        expect(shown[name as keyof Shown], name).toEqual(value);
      }
    }
  });
});
