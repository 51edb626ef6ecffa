/**
 * The theme's component, with the highlighter. To evaluate that takes as long as half of the other
 * scripts, so it happens only for code that is not in a static page (src/theme/CodeBlock/Content).
 */
import Content from '@theme-original/CodeBlock/Content';
import prismIncludeLanguages from '@theme/prism-include-languages';
import {Prism} from 'prism-react-renderer';

prismIncludeLanguages(Prism);

export default Content;
