/**
 * `npm run translations`: writes i18n/en with `docusaurus write-translations`, which by itself
 * keeps the labels that no longer exist, and lists new ones in the order of the file system.
 */
import {execFileSync} from 'node:child_process';
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {runMain} from './run-main';

type Messages = Record<string, unknown>;

const folder = 'i18n/en';

/** The messages in their previous order, then the new ones by id. */
export function inPreviousOrder(
  messages: Messages,
  previous: Messages = {},
): Messages {
  const known = Object.keys(previous).filter((id) => id in messages);
  const added = Object.keys(messages).filter((id) => !(id in previous));
  return Object.fromEntries(
    [...known, ...added.sort()].map((id) => [id, messages[id]]),
  );
}

/** Labels whose message is their own id: at least one call with that id leaves the message out. */
export const withoutText = (messages: Messages): string[] =>
  Object.entries(messages)
    .filter(([id, label]) => (label as {message?: string}).message === id)
    .map(([id]) => id);

const readMessages = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as Messages;

const messageFiles = () =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((name) => name.endsWith('.json'))
        .map((name) => path.join(folder, name))
    : [];

runMain(module, () => {
  const previous = new Map(
    messageFiles().map((file) => [file, readMessages(file)]),
  );
  rmSync(folder, {recursive: true, force: true});
  execFileSync('npx', ['docusaurus', 'write-translations', '--override'], {
    stdio: 'inherit',
  });
  for (const file of messageFiles()) {
    const messages = inPreviousOrder(readMessages(file), previous.get(file));
    writeFileSync(file, `${JSON.stringify(messages, null, 2)}\n`);
    const empty = withoutText(messages);
    if (empty.length > 0) {
      throw new Error(
        `${file}: a call of translate() lacks the message of ${empty.join(', ')}. Each call with the same id has to repeat it.`,
      );
    }
  }
});
