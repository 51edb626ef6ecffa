/**
 * Remark plugin: gives `<ToolbarFigure />` the buttons of the Basic Viewer, from the reference
 * data of the page's version. `toolbar-buttons.jsonl` has one line for each button of
 * modes/longitudinal/src/toolbarButtons.ts, as it is there but without `listeners`; the lists of
 * the catalogs say what tools, commands, and evaluators do, and have the hotkeys.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {format} from 'prettier';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {addDependency} from '../../../../plugins/content/dependencies';
import {requireAttribute} from '../../../../plugins/content/mdx-attributes';
import {dataFolderOf} from '../../../../plugins/content/reference-data/data';
import type {ToolbarButton} from '../toolbar';

type Row = Record<string, string> & {buttons: string[]};
type Named = string | {name?: string; commandName?: string};
type Stored = {
  id: string;
  uiType: string;
  props: {
    label?: string;
    buttonSection?: string;
    commands?: Named;
    evaluate?: Named | Named[];
  };
  purpose?: string;
};

/** The framework would put an image of this size into the page. */
const picture =
  '!!file-loader?name=assets/images/[name]-[contenthash].[ext]!@site/pictures/part-toolbar.webp';

const toolbarFigure: Plugin<[], Root> = () => async (tree, file: VFile) => {
  const found: MdxJsxFlowElement[] = [];
  visit(tree, 'mdxJsxFlowElement', (element) => {
    found.push(...(element.name === 'ToolbarFigure' ? [element] : []));
  });
  for (const {attributes} of found) {
    const value = JSON.stringify(await buttonsFor(file.path));
    attributes.push(
      {type: 'mdxJsxAttribute', name: 'buttons', value},
      requireAttribute('picture', picture, {useDefault: true}),
    );
  }
};

export default toolbarFigure;

const firstSentence = (text = '') => /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;

const namesOf = (value: Named | Named[] = []) =>
  [value]
    .flat()
    .map((one) =>
      typeof one === 'string' ? one : (one.name ?? one.commandName!),
    );

function entry<T>(rows: readonly T[], key: keyof T, value: string): T {
  const row = rows.find((one) => one[key] === value);
  if (!row) {
    throw new Error(`No entry has the ${String(key)} ${value}.`);
  }
  return row;
}

/**
 * @param page a docs page
 * @returns the buttons of the section `primary` in their order, and those of the menus in them
 * @throws if a list does not have a button, a command, or an evaluator
 */
export function buttonsFor(page: string): Promise<ToolbarButton[]> {
  const read = (name: string) => {
    const file = path.join(dataFolderOf(page), name);
    addDependency(page, file);
    return readFileSync(file, 'utf8');
  };
  const rows = (name: string) =>
    (JSON.parse(read(`${name}.json`)) as {entries: Row[]}).entries;
  const lines = read('toolbar-buttons.jsonl').trim().split('\n');
  const stored = lines.map((line) => JSON.parse(line) as Stored);
  const commands = rows('commands');
  const evaluators = rows('toolbar-evaluators');
  const hotkeys = rows('hotkeys');
  const tools = rows('tool-names');
  const sections = rows('toolbar-sections').filter(
    (one) => one.mode === 'viewer',
  );

  const ofSection = (section: string): Promise<ToolbarButton[]> =>
    Promise.all(
      entry(sections, 'section', section).buttons.map(async (id) => {
        const {uiType, props, purpose} = entry(stored, 'id', id);
        const menu = props.buttonSection;
        const run = namesOf(props.commands);
        const [told] = [
          ...tools.filter(({name}) => name === id),
          ...run.map((name) => entry(commands, 'command', name)),
          ...sections.filter((one) => one.section === menu),
        ];
        const keys = hotkeys.filter(({command, commandOptions}) =>
          command === 'setToolActive'
            ? commandOptions === `toolName: '${id}'`
            : run.includes(command!),
        );
        return {
          id,
          label: props.label ?? id,
          purpose: purpose ?? firstSentence(told?.purpose),
          commands: run,
          hotkeys: keys.map((one) => one.keys!),
          evaluators: namesOf(props.evaluate).map((name) => ({
            name,
            effect: firstSentence(entry(evaluators, 'name', name).effect),
          })),
          snippet: await format(
            `toolbarService.addButtons([${JSON.stringify({id, uiType, props})}]);
            toolbarService.createButtonSection('${section}', ['${id}']);`,
            {parser: 'babel', singleQuote: true},
          ),
          menu: menu ? await ofSection(menu) : [],
        };
      }),
    );
  return ofSection('primary');
}
