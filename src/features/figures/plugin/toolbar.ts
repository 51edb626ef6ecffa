/**
 * Remark plugin: gives `<ToolbarFigure />` the buttons of the Basic Viewer's toolbar, from the
 * reference data of the page's version. `toolbar-buttons.jsonl` has one line for each button of
 * modes/longitudinal/src/toolbarButtons.ts, as it is there but without `listeners`; what a tool,
 * a command, and an evaluator do, and the hotkeys, are read from the lists of the catalogs.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {format} from 'prettier';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {addDependency} from '../../../../plugins/content/dependencies';
import {dataFolderOf} from '../../../../plugins/content/reference-data/data';
import {requireAttribute} from '../../../../plugins/content/mdx-attributes';
import {readJson} from '../../../../plugins/content/read-json';
import type {ToolbarButton} from '../toolbar';

type Named = string | ({name: string} & Record<string, unknown>);

type Command = {commandName: string; commandOptions?: object};

/** The screenshot as a file: the framework would put an image of this size into the page. */
const picture =
  '!!file-loader?name=assets/images/[name]-[contenthash].[ext]!@site/pictures/part-toolbar.webp';

/** A line of `toolbar-buttons.jsonl`. */
type Stored = {
  id: string;
  uiType: string;
  props: {
    label?: string;
    buttonSection?: string;
    commands?: string | Command;
    evaluate?: Named | Named[];
  };
  listeners?: true;
  purpose?: string;
  /** Commands that the component of the button runs. */
  runs?: string[];
};

type Row = Record<string, string> & {buttons: string[]};

const toolbarFigure: Plugin<[], Root> =
  () => async (tree: Root, file: VFile) => {
    const found: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (element.name === 'ToolbarFigure') {
        found.push(element);
      }
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

const firstSentence = (text: string) => /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;

/**
 * @param page a docs page
 * @returns the buttons of the section `primary` in their order, and those of the menus in them
 * @throws if a button, a command, or an evaluator is in no list
 */
export async function buttonsFor(page: string): Promise<ToolbarButton[]> {
  const folder = dataFolderOf(page);
  const fileOf = (name: string) => {
    addDependency(page, path.join(folder, name));
    return path.join(folder, name);
  };
  const rowsOf = (name: string) =>
    (readJson(fileOf(`${name}.json`)) as {entries: Row[]}).entries;
  const lists = {
    tools: rowsOf('tool-names'),
    commands: rowsOf('commands'),
    evaluators: rowsOf('toolbar-evaluators'),
    hotkeys: rowsOf('hotkeys'),
    sections: rowsOf('toolbar-sections').filter(({mode}) => mode === 'viewer'),
  };
  const stored = readFileSync(fileOf('toolbar-buttons.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Stored);
  const ofSection = (section: string): Promise<ToolbarButton[]> =>
    Promise.all(
      entry(lists.sections, 'section', section).buttons.map(async (id) => {
        const button = stored.find((one) => one.id === id);
        if (!button) {
          throw new Error(
            `The section ${section} has a button ${id} that is not in toolbar-buttons.jsonl.`,
          );
        }
        const menu = button.props.buttonSection;
        return {
          ...described(button, lists),
          snippet: await snippetOf(button, section),
          menu: menu ? await ofSection(menu) : [],
        };
      }),
    );
  return ofSection('primary');
}

type Lists = Record<
  'tools' | 'commands' | 'evaluators' | 'hotkeys' | 'sections',
  Row[]
>;

function entry(rows: readonly Row[], key: string, value: string): Row {
  const row = rows.find((one) => one[key] === value);
  if (!row) {
    throw new Error(`No entry has the ${key} ${value}.`);
  }
  return row;
}

function described(
  {id, uiType, props, listeners, purpose, runs = []}: Stored,
  {tools, commands, evaluators, hotkeys, sections}: Lists,
) {
  const own =
    typeof props.commands === 'string'
      ? {commandName: props.commands}
      : props.commands;
  const names = own ? [own.commandName] : runs;
  const told = names.map((name) => entry(commands, 'command', name).purpose!);
  const does =
    purpose ??
    tools.find(({name}) => name === id)?.purpose ??
    told[0] ??
    entry(sections, 'section', props.buttonSection!).purpose!;
  return {
    id,
    label: props.label ?? id,
    uiType,
    purpose: firstSentence(does),
    commands: names.map((name) => ({
      name,
      options: own?.commandOptions ? inline(own.commandOptions) : '',
    })),
    keys: hotkeys
      .filter(({command, commandOptions}) =>
        command === 'setToolActive'
          ? commandOptions === `toolName: '${id}'`
          : names.includes(command!),
      )
      .map(({keys}) => keys!),
    evaluators: [props.evaluate ?? []].flat().map((one) => {
      const {name, ...options} = typeof one === 'string' ? {name: one} : one;
      const {effect} = entry(evaluators, 'name', name);
      const given = Object.keys(options).length > 0 ? inline(options) : '';
      return {name, options: given, effect: firstSentence(effect!)};
    }),
    listeners: listeners === true,
  };
}

const inline = (value: object) =>
  JSON.stringify(value)
    .slice(1, -1)
    .replace(/"(\w+)":/g, '$1: ')
    .replaceAll('"', "'")
    .replaceAll("','", "', '");

/** What adds the button to a mode. */
const snippetOf = async ({id, uiType, props}: Stored, section: string) =>
  (
    await format(
      `toolbarService.addButtons([${JSON.stringify({id, uiType, props})}]);
       toolbarService.createButtonSection('${section}', ['${id}']);`,
      {parser: 'babel', singleQuote: true, arrowParens: 'avoid'},
    )
  ).trim();
