/** The rules, in the order in which they see what the visitor finds. */
import type {Rule} from '../core/rule';
import {arity, optionChoice, payloadKey} from './calls';
import {configKey, jsonKey} from './configuration';
import {nameRules} from './names';
import {deadKey, eventFires} from './no-effect';
import {missingBackticks, preferredName} from './prose';
import {urlParameter} from './url-parameter';

export const rules: readonly Rule[] = [
  urlParameter,
  ...nameRules,
  arity,
  payloadKey,
  optionChoice,
  configKey,
  jsonKey,
  missingBackticks,
  preferredName,
  eventFires,
  deadKey,
];
