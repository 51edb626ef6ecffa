/**
 * The viewer's presets for CT that have a key: the first four of `cornerstone.windowLevelPresets`
 * in 3.10.0-beta.146 (extensions/cornerstone/src/components/WindowLevelActionMenu/defaultWindowLevelPresets.ts).
 */
import {translate} from '@docusaurus/Translate';
import type {Window} from './window';

export type Preset = Window & {name: string};

export const presets = (): Preset[] => [
  {
    name: translate({id: 'figures.softTissue', message: 'Soft tissue'}),
    width: 400,
    level: 40,
  },
  {
    name: translate({id: 'figures.lung', message: 'Lung'}),
    width: 1500,
    level: -600,
  },
  {
    name: translate({id: 'figures.liver', message: 'Liver'}),
    width: 150,
    level: 90,
  },
  {
    name: translate({id: 'figures.bone', message: 'Bone'}),
    width: 2500,
    level: 480,
  },
];
