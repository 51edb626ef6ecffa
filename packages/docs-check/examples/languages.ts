/**
 * The valid languages of code blocks: those that Prism knows on this site, and sessions.
 */
import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import {additionalLanguages} from '../../../config/code-languages';

/** As the theme does it in the browser: Prism's files find the instance by its global name. */
function loadAdditional(): void {
  const require = createRequire(import.meta.url);
  const home = globalThis as {Prism?: typeof Prism};
  home.Prism = Prism;
  for (const language of additionalLanguages) {
    require(`prismjs/components/prism-${language}`);
  }
  delete home.Prism;
}

loadAdditional();

/** Names and aliases, as a fence has them; `text` is one of Prism's. */
export const languages: ReadonlySet<string> = new Set([
  ...Object.keys(Prism.languages).filter(
    // Between the grammars stand Prism's functions that extend them.
    (name) => typeof Prism.languages[name] === 'object',
  ),
  // A session in a shell: without colors, but its commands are checked (recipes.ts).
  'console',
]);
