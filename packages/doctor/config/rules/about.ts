/**
 * Titles, threads, and examples of all rules, for tests and for the list of rules. They are
 * functions in the files of the rules, so that a bundle without this file leaves them out.
 */
import type {About} from '../rule';
import {about as acceptHeader} from './accept-header';
import {about as archiveOptions} from './archive-options';
import {about as bulkData} from './bulk-data';
import {about as cacheSize} from './cache-size';
import {about as containerHost} from './container-host';
import {about as crossOrigin} from './cross-origin';
import {about as customizationShape} from './customization-shape';
import {about as customizationValue} from './customization-value';
import {about as deadKey} from './dead-key';
import {about as deadOption} from './dead-option';
import {about as defaultSource} from './default-source';
import {about as duplicateKey} from './duplicate-key';
import {about as dynamicConfig} from './dynamic-config';
import {about as functionSourceName} from './function-source-name';
import {about as hotkeysPlace} from './hotkeys-place';
import {about as incompleteSource} from './incomplete-source';
import {about as jsonStrict} from './json-strict';
import {about as localHost} from './local-host';
import {about as manyRequests} from './many-requests';
import {about as mergedSources} from './merged-sources';
import {about as metadataNames} from './metadata-names';
import {about as misplacedKey} from './misplaced-key';
import {about as missingComma} from './missing-comma';
import {about as missingDataSources} from './missing-data-sources';
import {about as missingRequired} from './missing-required';
import {about as missingRoot} from './missing-root';
import {about as mixedContent} from './mixed-content';
import {about as moduleForm} from './module-form';
import {about as nodeName} from './node-name';
import {about as notAConfiguration} from './not-a-configuration';
import {about as nothingSet} from './nothing-set';
import {about as oidcSettings} from './oidc-settings';
import {about as oldKey} from './old-key';
import {about as orthancRoot} from './orthanc-root';
import {about as otherReleaseKey} from './other-release-key';
import {about as rootScheme} from './root-scheme';
import {about as rootStudies} from './root-studies';
import {about as routerBasename} from './router-basename';
import {about as secret} from './secret';
import {about as severalAssignments} from './several-assignments';
import {about as singlepartValue} from './singlepart-value';
import {about as sourceNames} from './source-names';
import {about as studyListHidden} from './study-list-hidden';
import {about as syntaxError} from './syntax-error';
import {about as unknownCustomization} from './unknown-customization';
import {about as unknownField} from './unknown-field';
import {about as unknownKey} from './unknown-key';
import {about as unknownModule} from './unknown-module';
import {about as unknownNamespace} from './unknown-namespace';
import {about as unknownOption} from './unknown-option';
import {about as v2Servers} from './v2-servers';
import {about as whiteLabeling} from './white-labeling';
import {about as wrongType} from './wrong-type';
import {about as wrongValue} from './wrong-value';

export const aboutRules: Record<string, () => About> = {
  'accept-header': acceptHeader,
  'archive-options': archiveOptions,
  'bulk-data': bulkData,
  'cache-size': cacheSize,
  'container-host': containerHost,
  'cross-origin': crossOrigin,
  'customization-shape': customizationShape,
  'customization-value': customizationValue,
  'dead-key': deadKey,
  'dead-option': deadOption,
  'default-source': defaultSource,
  'duplicate-key': duplicateKey,
  'dynamic-config': dynamicConfig,
  'function-source-name': functionSourceName,
  'hotkeys-place': hotkeysPlace,
  'incomplete-source': incompleteSource,
  'json-strict': jsonStrict,
  'local-host': localHost,
  'many-requests': manyRequests,
  'merged-sources': mergedSources,
  'metadata-names': metadataNames,
  'misplaced-key': misplacedKey,
  'missing-comma': missingComma,
  'missing-data-sources': missingDataSources,
  'missing-required': missingRequired,
  'missing-root': missingRoot,
  'mixed-content': mixedContent,
  'module-form': moduleForm,
  'node-name': nodeName,
  'not-a-configuration': notAConfiguration,
  'nothing-set': nothingSet,
  'oidc-settings': oidcSettings,
  'old-key': oldKey,
  'orthanc-root': orthancRoot,
  'other-release-key': otherReleaseKey,
  'root-scheme': rootScheme,
  'root-studies': rootStudies,
  'router-basename': routerBasename,
  secret: secret,
  'several-assignments': severalAssignments,
  'singlepart-value': singlepartValue,
  'source-names': sourceNames,
  'study-list-hidden': studyListHidden,
  'syntax-error': syntaxError,
  'unknown-customization': unknownCustomization,
  'unknown-field': unknownField,
  'unknown-key': unknownKey,
  'unknown-module': unknownModule,
  'unknown-namespace': unknownNamespace,
  'unknown-option': unknownOption,
  'v2-servers': v2Servers,
  'white-labeling': whiteLabeling,
  'wrong-type': wrongType,
  'wrong-value': wrongValue,
};
