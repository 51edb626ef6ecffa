/**
 * The examples of all rules, for tests and for the list of rules. They are functions in the files of the
 * rules, so that a bundle without this file leaves them out.
 */
import type {Examples} from '../rule';
import {examples as acceptHeader} from './accept-header';
import {examples as archiveOptions} from './archive-options';
import {examples as bulkData} from './bulk-data';
import {examples as cacheSize} from './cache-size';
import {examples as containerHost} from './container-host';
import {examples as crossOrigin} from './cross-origin';
import {examples as customizationShape} from './customization-shape';
import {examples as deadKey} from './dead-key';
import {examples as deadOption} from './dead-option';
import {examples as defaultSource} from './default-source';
import {examples as duplicateKey} from './duplicate-key';
import {examples as dynamicConfig} from './dynamic-config';
import {examples as functionSourceName} from './function-source-name';
import {examples as hotkeysPlace} from './hotkeys-place';
import {examples as incompleteSource} from './incomplete-source';
import {examples as jsonStrict} from './json-strict';
import {examples as localHost} from './local-host';
import {examples as manyRequests} from './many-requests';
import {examples as mergedSources} from './merged-sources';
import {examples as metadataNames} from './metadata-names';
import {examples as misplacedKey} from './misplaced-key';
import {examples as missingComma} from './missing-comma';
import {examples as missingDataSources} from './missing-data-sources';
import {examples as missingRequired} from './missing-required';
import {examples as missingRoot} from './missing-root';
import {examples as mixedContent} from './mixed-content';
import {examples as moduleForm} from './module-form';
import {examples as notAConfiguration} from './not-a-configuration';
import {examples as nothingSet} from './nothing-set';
import {examples as oidcSettings} from './oidc-settings';
import {examples as oldKey} from './old-key';
import {examples as orthancRoot} from './orthanc-root';
import {examples as otherReleaseKey} from './other-release-key';
import {examples as rootScheme} from './root-scheme';
import {examples as rootStudies} from './root-studies';
import {examples as routerBasename} from './router-basename';
import {examples as secret} from './secret';
import {examples as severalAssignments} from './several-assignments';
import {examples as singlepartValue} from './singlepart-value';
import {examples as sourceNames} from './source-names';
import {examples as studyListHidden} from './study-list-hidden';
import {examples as syntaxError} from './syntax-error';
import {examples as unknownCustomization} from './unknown-customization';
import {examples as unknownField} from './unknown-field';
import {examples as unknownKey} from './unknown-key';
import {examples as unknownModule} from './unknown-module';
import {examples as unknownNamespace} from './unknown-namespace';
import {examples as unknownOption} from './unknown-option';
import {examples as v2Servers} from './v2-servers';
import {examples as whiteLabeling} from './white-labeling';
import {examples as wrongType} from './wrong-type';
import {examples as wrongValue} from './wrong-value';

export const examplesOf: Record<string, () => Examples> = {
  'accept-header': acceptHeader,
  'archive-options': archiveOptions,
  'bulk-data': bulkData,
  'cache-size': cacheSize,
  'container-host': containerHost,
  'cross-origin': crossOrigin,
  'customization-shape': customizationShape,
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
