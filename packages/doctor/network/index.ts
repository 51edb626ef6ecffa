/** The network doctor. */
export {checkNetwork, type NetworkFinding, type NetworkResult} from './check';
export {networkReport} from './report';
export {networkRules} from './rules/index';
export type {Fix} from './rules/fixes';
export {serverNames} from './servers';
export type {Row, Waterfall} from './slow';
