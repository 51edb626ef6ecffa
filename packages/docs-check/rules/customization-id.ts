/** The argument of `getCustomization()` and a key with dots are ids of customizations. */
import {unread} from '../core/lookup';
import type {Rule} from '../core/rule';
import {nearestOf} from '../facts/nearest';
import {releaseName} from '../facts/index';
import {knownOf} from '../facts/releases';

export const customizationId: Rule = {
  id: 'customization-id',
  visit: {
    customization({name, place}, context) {
      const {facts, version} = context;
      const ids = context.namesOf('customization', 'customization-read');
      const family = /^[\w-]+\./.exec(name)?.[0];
      const isOwn =
        !family ||
        unread(place) !== null ||
        !ids.some((id) => id.startsWith(family));
      // A misspelled id is not the sample's own because the sample sets it, or sets and reads it.
      if (
        isOwn ||
        facts.name(version, name, knownOf(place.releases)).status === 'found' ||
        context.isAllowed(name)
      ) {
        context.nameOfKind(name, place, 'customization');
      } else {
        context.problem(
          place,
          name,
          `is not a customization of ${releaseName[version]}, which has others that start with \`${family}\`.`,
          nearestOf(name, ids),
        );
      }
    },
  },
};
