/** What the browser shows after a step, as the chapters describe it. */
import {sampleStudy} from './archive';

export type Claim = {
  /** The step, or nothing before the first one. */
  step: string;
  /** Where the browser is. */
  place: string;
  shows: string;
};

const startPage = '<h1>Radiology</h1> <a href="/ohif/">Open the viewer</a>';
const {patient} = sampleStudy;

export const claims: Claim[] = [
  {step: '', place: '/', shows: 'the demo studies'},
  {step: '03-2-viewer', place: '/', shows: patient},
  {step: '03-2-viewer', place: '/viewer', shows: patient},
  {step: '04-sub-path', place: '/', shows: startPage},
  {step: '04-sub-path', place: '/ohif', shows: patient},
  {step: '04-sub-path', place: '/ohif/viewer', shows: patient},
  {step: '04-sub-path', place: '/missing.js', shows: '404'},
  {step: '05-sign-in', place: '/ohif/', shows: patient},
  {step: '06-close-port', place: '/ohif/', shows: patient},
];
