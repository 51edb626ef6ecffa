export {SectionFrame, sectionOf} from './SectionPage';
