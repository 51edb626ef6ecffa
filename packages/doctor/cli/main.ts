/** The program, without the process around it. */
import {releases} from '../../../config/releases';
import {version} from '../package.json';
import {configCommand, usage as ofConfig} from './config';
import {messageOf} from './inputs';
import {networkCommand, usage as ofNetwork} from './network';
import type {Output} from './output';
import {upgradeCommand, usage as ofUpgrade} from './upgrade';

const commands = {
  config: {run: configCommand, usage: ofConfig},
  upgrade: {run: upgradeCommand, usage: ofUpgrade},
  network: {run: networkCommand, usage: ofNetwork},
};

const usage = `Usage: ohif-doctor COMMAND …

  config     finds mistakes in app-config.js
  upgrade    finds what an extension or a mode must change for the next release
  network    finds why requests fail or are slow, in a HAR file or the output of curl

  --version  version of the program, and the releases that it knows
  --help     this text, or after a command: its options
`;

/**
 * @param args after the name of the program
 * @param folder that relative paths start from
 * @param site origin of the pages, for links
 */
export async function main(
  [name = '--help', ...args]: readonly string[],
  folder: string,
  site: string,
): Promise<Output> {
  const said = (out: string): Output => ({status: 0, out, error: ''});
  if (name === '--version') {
    const known = releases.map(({release}) => release).join(', ');
    return said(`ohif-doctor ${version}, for ${known}\n`);
  }
  if (name === '--help') {
    return said(usage);
  }
  const command = Object.entries(commands).find(([one]) => one === name)?.[1];
  if (command && args.includes('--help')) {
    return said(command.usage);
  }
  try {
    if (!command) {
      throw new Error(
        `Unknown command ${name}. Commands: ${Object.keys(commands).join(', ')}.`,
      );
    }
    return await command.run(args, folder, site);
  } catch (error) {
    const help = command ? `ohif-doctor ${name} --help` : 'ohif-doctor --help';
    return {
      status: 2,
      out: '',
      error: `${messageOf(error)}\nFor all options: ${help}\n`,
    };
  }
}
