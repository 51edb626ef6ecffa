import type {Rule} from '../rule';
import {acceptHeader} from './accept-header';
import {archiveOptions} from './archive-options';
import {bulkData} from './bulk-data';
import {cacheSize} from './cache-size';
import {containerHost} from './container-host';
import {crossOrigin} from './cross-origin';
import {customizationShape} from './customization-shape';
import {customizationValue} from './customization-value';
import {deadKey} from './dead-key';
import {deadOption} from './dead-option';
import {defaultSource} from './default-source';
import {duplicateKey} from './duplicate-key';
import {dynamicConfig} from './dynamic-config';
import {functionSourceName} from './function-source-name';
import {hotkeysPlace} from './hotkeys-place';
import {incompleteSource} from './incomplete-source';
import {jsonStrict} from './json-strict';
import {localHost} from './local-host';
import {manyRequests} from './many-requests';
import {mergedSources} from './merged-sources';
import {metadataNames} from './metadata-names';
import {misplacedKey} from './misplaced-key';
import {missingComma} from './missing-comma';
import {missingDataSources} from './missing-data-sources';
import {missingRequired} from './missing-required';
import {missingRoot} from './missing-root';
import {mixedContent} from './mixed-content';
import {moduleForm} from './module-form';
import {nodeName} from './node-name';
import {notAConfiguration} from './not-a-configuration';
import {nothingSet} from './nothing-set';
import {oidcSettings} from './oidc-settings';
import {oldKey} from './old-key';
import {orthancRoot} from './orthanc-root';
import {otherReleaseKey} from './other-release-key';
import {rootScheme} from './root-scheme';
import {rootStudies} from './root-studies';
import {routerBasename} from './router-basename';
import {secret} from './secret';
import {severalAssignments} from './several-assignments';
import {singlepartValue} from './singlepart-value';
import {sourceNames} from './source-names';
import {studyListHidden} from './study-list-hidden';
import {syntaxError} from './syntax-error';
import {unknownCustomization} from './unknown-customization';
import {unknownField} from './unknown-field';
import {unknownKey} from './unknown-key';
import {unknownModule} from './unknown-module';
import {unknownNamespace} from './unknown-namespace';
import {unknownOption} from './unknown-option';
import {v2Servers} from './v2-servers';
import {whiteLabeling} from './white-labeling';
import {wrongType} from './wrong-type';
import {wrongValue} from './wrong-value';

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
