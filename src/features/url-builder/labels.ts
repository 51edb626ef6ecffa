import {translate} from '@docusaurus/Translate';
import type {Fields} from '@ohif-docs/builders/url/form';

/** What the fields of the form are called. */
export function labels(): Record<keyof Fields, {label: string; hint?: string}> {
  return {
    base: {
      label: translate({id: 'urlBuilder.base', message: 'URL of the viewer'}),
      hint: translate({
        id: 'urlBuilder.base.hint',
        message: 'With the sub-path, if there is one',
      }),
    },
    mode: {
      label: translate({id: 'urlBuilder.mode', message: 'Mode'}),
      hint: translate({
        id: 'urlBuilder.mode.hint',
        message: 'Empty for the study list',
      }),
    },
    dataSource: {
      label: translate({id: 'urlBuilder.dataSource', message: 'Data source'}),
      hint: translate({
        id: 'urlBuilder.dataSource.hint',
        message: 'Its sourceName; empty for the default',
      }),
    },
    studies: {
      label: translate({
        id: 'urlBuilder.studies',
        message: 'Study Instance UIDs',
      }),
      hint: translate({
        id: 'urlBuilder.studies.hint',
        message: 'Separated by commas, spaces, or line breaks',
      }),
    },
    series: {
      label: translate({
        id: 'urlBuilder.series',
        message: 'Only these Series Instance UIDs',
      }),
    },
    initialSeries: {
      label: translate({
        id: 'urlBuilder.initialSeries',
        message: 'Series to show first',
      }),
    },
    initialImage: {
      label: translate({
        id: 'urlBuilder.initialImage',
        message: 'Image to show first',
      }),
      hint: translate({
        id: 'urlBuilder.initialImage.hint',
        message: 'Its SOP Instance UID',
      }),
    },
    protocol: {
      label: translate({
        id: 'urlBuilder.protocol',
        message: 'Hanging protocol',
      }),
    },
    stage: {label: translate({id: 'urlBuilder.stage', message: 'Stage'})},
    others: {
      label: translate({
        id: 'urlBuilder.others',
        message: 'More parameters',
      }),
      hint: translate({
        id: 'urlBuilder.others.hint',
        message: 'One name=value per line, such as lng=de',
      }),
    },
  };
}
