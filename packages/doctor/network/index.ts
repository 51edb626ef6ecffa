/** The network doctor. */
export {
  checkNetwork,
  mostCharacters,
  validInputs,
  type NetworkFinding,
  type NetworkResult,
} from './check';
export {networkReport} from './report';
export {networkRules} from './rules/index';
export {serverNames, type Fix, type Server} from './rules/fixes';
export type {Row, Waterfall} from './slow';
