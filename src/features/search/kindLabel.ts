/** The word by which results of a kind are told apart. */
import {translate} from '@docusaurus/Translate';
import type {Kind} from './kinds';

export const kindLabel = (kind: Kind): string =>
  kind === 'tool'
    ? translate({id: 'search.kinds.tool', message: 'Tool'})
    : translate({id: 'search.kinds.reference', message: 'Reference'});
