/** Everything that a page, a worker, or the command line needs; see README.md. */
export {checkConfig} from './config/check';
export {applyFixes, fixAll} from './config/fixes';
export {knowledgeOf, pathOfPage, reviveKnowledge} from './config/knowledge';
export type {Knowledge, ReleaseData} from './config/knowledge';
export type {Example, Rule} from './config/rule';
export {ruleGroups, rules} from './config/rules/index';
export {maskedReport} from './format/markdown';
export type * from './types';
