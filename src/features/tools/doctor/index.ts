/** The parts that the doctors share. Their pages, and those of an archive, have the class `doctor`. */
import './styles.module.css';

export {default as BarSelect} from './BarSelect';
export {default as Change} from './Change';
export {default as CopyButton} from './CopyButton';
export {default as DropZone} from './DropZone';
export {default as FileButton} from './FileButton';
export {default as Kinds} from './Kinds';
export {default as PasteField} from './PasteField';
export {default as SideBySide} from './SideBySide';
export {default as Status, countsWhole, withoutNone} from './Status';
export {default as What, lineName} from './What';
export {save} from './save';
