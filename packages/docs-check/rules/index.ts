/** The rules, in the order in which they see what the visitor finds. */
import type {Rule} from '../core/rule';
import {arity} from './arity';
import {callExists} from './call-exists';
import {commandName} from './command-name';
import {configKey} from './config-key';
import {customizationId} from './customization-id';
import {deadKey} from './dead-key';
import {dottedId} from './dotted-id';
import {envVariable} from './env-variable';
import {evaluatorName} from './evaluator-name';
import {eventExists} from './event-exists';
import {eventFires} from './event-fires';
import {eventString} from './event-string';
import {exportExists} from './export-exists';
import {jsonKey} from './json-key';
import {memberExists} from './member-exists';
import {missingBackticks} from './missing-backticks';
import {moduleId} from './module-id';
import {nameExists} from './name-exists';
import {optionChoice} from './option-choice';
import {optionExists} from './option-exists';
import {packageExists} from './package-exists';
import {payloadKey} from './payload-key';
import {preferredName} from './preferred-name';
import {serviceExists} from './service-exists';
import {toolName} from './tool-name';
import {urlParameter} from './url-parameter';

export const rules: readonly Rule[] = [
  urlParameter,
  memberExists,
  arity,
  payloadKey,
  eventExists,
  eventString,
  serviceExists,
  exportExists,
  packageExists,
  moduleId,
  commandName,
  toolName,
  evaluatorName,
  customizationId,
  dottedId,
  callExists,
  envVariable,
  optionChoice,
  optionExists,
  nameExists,
  configKey,
  jsonKey,
  missingBackticks,
  preferredName,
  eventFires,
  deadKey,
];
