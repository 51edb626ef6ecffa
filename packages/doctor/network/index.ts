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
export type {Fix} from './rules/fixes';
export {serverNames, type Server} from './servers';
export type {Row, Waterfall} from './slow';
