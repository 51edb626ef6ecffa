/** The rules, in the order in which they see what the visitor finds. */
import type {Rule} from '../core/rule';
import {arity} from './arity';
import {configKey} from './config-key';
import {customizationId} from './customization-id';
import {deadKey} from './dead-key';
import {envVariable} from './env-variable';
import {eventFires} from './event-fires';
import {exportExists} from './export-exists';
import {jsonKey} from './json-key';
import {missingBackticks} from './missing-backticks';
import {nameRules} from './names';
import {optionChoice} from './option-choice';
import {payloadKey} from './payload-key';
import {preferredName} from './preferred-name';
import {urlParameter} from './url-parameter';

export const rules: readonly Rule[] = [
  urlParameter,
  ...nameRules,
  arity,
  payloadKey,
  exportExists,
  customizationId,
  envVariable,
  optionChoice,
  configKey,
  jsonKey,
  missingBackticks,
  preferredName,
  eventFires,
  deadKey,
];
