/** All rules, in the order of the list on the page. */
import type {Rule} from '../rule';
import {deadKey} from './dead-key';
import {duplicateKey} from './duplicate-key';
import {jsonStrict} from './json-strict';
import {misplacedKey} from './misplaced-key';
import {missingComma} from './missing-comma';
import {moduleForm} from './module-form';
import {notAConfiguration} from './not-a-configuration';
import {nothingSet} from './nothing-set';
import {oldKey} from './old-key';
import {otherReleaseKey} from './other-release-key';
import {severalAssignments} from './several-assignments';
import {syntaxError} from './syntax-error';
import {unknownField} from './unknown-field';
import {unknownKey} from './unknown-key';
import {v2Servers} from './v2-servers';
import {wrongType} from './wrong-type';
import {wrongValue} from './wrong-value';

export const rules: readonly Rule[] = [
  notAConfiguration,
  syntaxError,
  missingComma,
  nothingSet,
  severalAssignments,
  moduleForm,
  jsonStrict,
  unknownKey,
  misplacedKey,
  deadKey,
  oldKey,
  otherReleaseKey,
  v2Servers,
  duplicateKey,
  wrongType,
  wrongValue,
  unknownField,
];
