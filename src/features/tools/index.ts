/** The parts that the tools share. */
export * from './doctor';
export {default as Editor, CodeArea, EditorFrame} from './Editor';
export {default as Field} from './Field';
export {default as Findings, uniqueFindings} from './Findings';
export {default as OutcomeFrame} from './OutcomeFrame';
export {default as Output} from './Output';
export {default as Permalink, OtherRelease} from './Permalink';
export {default as ShellTabs} from './ShellTabs';
export * from './select';
export {default as severityName} from './severityName';
export {default as styles} from './styles.module.css';
export * from './usePermalink';
export {useLinesInView} from './useLinesInView';
export {useRelease} from './useRelease';
export {default as WithCode} from './WithCode';
