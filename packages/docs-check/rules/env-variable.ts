/** A variable of the environment that a page or a recipe sets is read by the platform. */
import domain from './domain.json';
import type {Rule} from '../core/rule';

const platformVariable = new RegExp(domain.platformVariable);

const recipeLanguage =
  /^(?:bash|sh|shell|zsh|console|powershell|ps1|bat|cmd|dockerfile|docker|yaml|yml|env|dotenv|ini|nginx)$/;

/** A recipe that both sets and reads a variable has it for itself. */
const isOfRecipe = (name: string, recipe: string) =>
  new RegExp(`^\\s*(?:export |ARG |ENV |local )?${name}[=\\s]`, 'm').test(
    recipe,
  ) && new RegExp(`\\$\\{?${name}\\b`).test(recipe);

export const envVariable: Rule = {
  id: 'env-variable',
  visit: {
    variable({name, place}, context) {
      context.nameOfKind(name, place, 'event', 'environment-variable');
    },
    sample({block, placeIn}, context) {
      if (!recipeLanguage.test(block.lang)) {
        return;
      }
      block.value.split('\n').forEach((text, index) => {
        for (const [name] of text.matchAll(
          /(?<![\w$.-])[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g,
        )) {
          if (!platformVariable.test(name)) {
            continue;
          }
          if (isOfRecipe(name, block.value)) {
            context.local();
            continue;
          }
          const place = placeIn(
            block.bodyLine + index,
            `${text}\n${block.context.before}`,
          );
          context.nameOfKind(name, place, 'environment-variable');
        }
      });
    },
  },
};
