/**
 * Remark plugin: gives `<ToolbarFigure />` the buttons of the Basic Viewer. `data/toolbar.json` has
 * those of modes/longitudinal/src/toolbarButtons.ts of 3.10.0-beta.146, as they are there but
 * without `listeners`. What they do, their sections, and their hotkeys are reference data.
 */
import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {addDependency} from '../../../../plugins/content/dependencies';
import {requireAttribute} from '../../../../plugins/content/mdx-attributes';
import {readJson} from '../../../../plugins/content/read-json';
import {dataFolderOf} from '../../../../plugins/content/reference-data/data';
import definitions from '../data/toolbar.json';
import type {ToolbarButton} from '../toolbar';

type Row = Record<string, string> & {buttons: string[]};
type Named = string | {name?: string; commandName?: string};
type Props = {
  label?: string;
  buttonSection?: string;
  commands?: Named;
  evaluate?: Named | Named[];
};

/** The framework would put an image of this size into the page. */
const picture =
  '!!file-loader?name=assets/images/[name]-[contenthash].[ext]!@site/pictures/part-toolbar.webp';

const toolbarFigure: Plugin<[], Root> = () => (tree, file: VFile) =>
  visit(tree, 'mdxJsxFlowElement', ({name, attributes}) => {
    if (name === 'ToolbarFigure') {
      const value = JSON.stringify(buttonsFor(file.path));
      attributes.push(
        {type: 'mdxJsxAttribute', name: 'buttons', value},
        requireAttribute('picture', picture, {useDefault: true}),
      );
    }
  });

export default toolbarFigure;

const firstSentence = (text = '') => /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;

const namesOf = (value: Named | Named[] = []) =>
  [value].flat().map((one) => {
    const {name, commandName} = typeof one === 'string' ? {name: one} : one;
    return name ?? commandName ?? '';
  });

/** JavaScript with a list of names on one line. */
const scriptOf = (value: object) =>
  JSON.stringify([value], null, 2)
    .replace(/\[[^[\]{}]+\]/g, (list) => list.replace(/\n */g, ' '))
    .replace(/\[ (.*) \]/g, '[$1]')
    .replace(/"(\w+)":/g, '$1:')
    .replaceAll('"', "'");

function entry<T>(rows: readonly T[], key: keyof T, value: string): T {
  const row = rows.find((one) => one[key] === value);
  if (!row) {
    throw new Error(`No entry has the ${String(key)} ${value}.`);
  }
  return row;
}

/**
 * @param page a docs page
 * @param all what data/toolbar.json has
 * @returns the buttons of the section `primary` in their order, and those of the menus in them
 * @throws if a list does not have a button, a command, or an evaluator
 */
export function buttonsFor(page: string, all = definitions): ToolbarButton[] {
  const rows = (name: string) => {
    const file = path.join(dataFolderOf(page), `${name}.json`);
    addDependency(page, file);
    return (readJson(file) as {entries: Row[]}).entries;
  };
  const sections = rows('toolbar-sections').filter(
    (one) => one.mode === 'viewer',
  );
  const ofSection = (section: string): ToolbarButton[] =>
    entry(sections, 'section', section).buttons.map((id) => {
      const button = entry(all, 'id', id);
      const props: Props = button.props;
      const menu = props.buttonSection;
      const commands = namesOf(props.commands);
      const described = [
        ...rows('tool-names').filter(({name}) => name === id),
        ...commands.map((name) => entry(rows('commands'), 'command', name)),
        {purpose: `Opens the section \`${menu}\`.`},
      ];
      const hotkeys = rows('hotkeys').filter(({command, commandOptions}) =>
        command === 'setToolActive'
          ? commandOptions === `toolName: '${id}'`
          : commands.includes(command!),
      );
      return {
        id,
        label: props.label ?? id,
        purpose: firstSentence(button.purpose ?? described[0]?.purpose),
        commands,
        hotkeys: hotkeys.map(({keys}) => keys!),
        evaluators: namesOf(props.evaluate).map((name) => {
          const {effect} = entry(rows('toolbar-evaluators'), 'name', name);
          return `\`${name}\`: ${firstSentence(effect)}`;
        }),
        snippet: `toolbarService.addButtons(${scriptOf({...button, purpose: undefined})});\ntoolbarService.createButtonSection('${section}', ['${id}']);`,
        menu: menu ? ofSection(menu) : [],
      };
    });
  return ofSection('primary');
}
