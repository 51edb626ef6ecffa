/** Where a message shows: the values of `where` in the data, with their titles. */
import {translate} from '@docusaurus/Translate';

export type Place = 'screen' | 'console' | 'network' | 'log';

export type PlaceTitle = {place: Place; title: string};

export const places = (): PlaceTitle[] => [
  {
    place: 'screen',
    title: translate({id: 'finder.place.screen', message: 'Screen'}),
  },
  {
    place: 'console',
    title: translate({id: 'finder.place.console', message: 'Browser console'}),
  },
  {
    place: 'network',
    title: translate({id: 'finder.place.network', message: 'Network panel'}),
  },
  {
    place: 'log',
    title: translate({
      id: 'finder.place.log',
      message: 'Server log or terminal',
    }),
  },
];
