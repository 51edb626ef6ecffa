import type {Rule} from '../rule';
import {rule as acceptHeader} from './accept-header';
import {rule as archiveOptions} from './archive-options';
import {rule as bulkData} from './bulk-data';
import {rule as cacheSize} from './cache-size';
import {rule as containerHost} from './container-host';
import {rule as crossOrigin} from './cross-origin';
import {rule as customizationShape} from './customization-shape';
import {rule as customizationValue} from './customization-value';
import {rule as deadKey} from './dead-key';
import {rule as deadOption} from './dead-option';
import {rule as defaultSource} from './default-source';
import {rule as duplicateKey} from './duplicate-key';
import {rule as dynamicConfig} from './dynamic-config';
import {rule as functionSourceName} from './function-source-name';
import {rule as hotkeysPlace} from './hotkeys-place';
import {rule as incompleteSource} from './incomplete-source';
import {rule as jsonStrict} from './json-strict';
import {rule as localHost} from './local-host';
import {rule as manyRequests} from './many-requests';
import {rule as mergedSources} from './merged-sources';
import {rule as metadataNames} from './metadata-names';
import {rule as misplacedKey} from './misplaced-key';
import {rule as missingComma} from './missing-comma';
import {rule as missingDataSources} from './missing-data-sources';
import {rule as missingRequired} from './missing-required';
import {rule as missingRoot} from './missing-root';
import {rule as mixedContent} from './mixed-content';
import {rule as moduleForm} from './module-form';
import {rule as nodeName} from './node-name';
import {rule as notAConfiguration} from './not-a-configuration';
import {rule as nothingSet} from './nothing-set';
import {rule as oidcSettings} from './oidc-settings';
import {rule as oldKey} from './old-key';
import {rule as orthancRoot} from './orthanc-root';
import {rule as otherReleaseKey} from './other-release-key';
import {rule as rootScheme} from './root-scheme';
import {rule as rootStudies} from './root-studies';
import {rule as routerBasename} from './router-basename';
import {rule as secret} from './secret';
import {rule as severalAssignments} from './several-assignments';
import {rule as singlepartValue} from './singlepart-value';
import {rule as sourceNames} from './source-names';
import {rule as studyListHidden} from './study-list-hidden';
import {rule as syntaxError} from './syntax-error';
import {rule as unknownCustomization} from './unknown-customization';
import {rule as unknownField} from './unknown-field';
import {rule as unknownKey} from './unknown-key';
import {rule as unknownModule} from './unknown-module';
import {rule as unknownNamespace} from './unknown-namespace';
import {rule as unknownOption} from './unknown-option';
import {rule as v2Servers} from './v2-servers';
import {rule as whiteLabeling} from './white-labeling';
import {rule as wrongType} from './wrong-type';
import {rule as wrongValue} from './wrong-value';

/** All rules by what they check, in the order of the list on the page. */
export const ruleGroups = {
  file: [
    notAConfiguration,
    syntaxError,
    missingComma,
    nothingSet,
    severalAssignments,
    moduleForm,
    nodeName,
    jsonStrict,
  ],
  keys: [
    unknownKey,
    misplacedKey,
    deadKey,
    oldKey,
    otherReleaseKey,
    duplicateKey,
    wrongType,
    wrongValue,
    unknownField,
    cacheSize,
    manyRequests,
    missingRequired,
    studyListHidden,
  ],
  sources: [
    v2Servers,
    missingDataSources,
    incompleteSource,
    missingRoot,
    sourceNames,
    metadataNames,
    defaultSource,
    unknownNamespace,
    functionSourceName,
    mergedSources,
    deadOption,
    unknownOption,
    singlepartValue,
    acceptHeader,
    bulkData,
    archiveOptions,
  ],
  urls: [
    routerBasename,
    rootStudies,
    rootScheme,
    orthancRoot,
    containerHost,
    localHost,
    mixedContent,
    crossOrigin,
  ],
  security: [dynamicConfig, secret, oidcSettings],
  customizations: [
    hotkeysPlace,
    customizationShape,
    customizationValue,
    unknownCustomization,
    unknownModule,
    whiteLabeling,
  ],
} satisfies Record<string, readonly Rule[]>;

export const rules: readonly Rule[] = Object.values(ruleGroups).flat();
