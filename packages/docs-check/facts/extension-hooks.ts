/** What the extension manager reads and calls, seen by registering an extension. */
import type {Fact} from './entry';
import type {Tier} from './fetch';
import {start} from './running-core';
import type {Loose} from './bundle';

/** What the extension manager reads from an extension, and what it passes to each hook: an extension that watches itself. */
export async function extensionFacts(
  core: Loose,
  from: {tier: Tier; from: string},
): Promise<Fact[]> {
  const running = start(core);
  const read = new Set<string>();
  const handed = new Map<string, string[]>();
  const extension: Loose = new Proxy(
    {id: 'watched-extension'},
    {
      get(object, key) {
        if (typeof key !== 'string') {
          return undefined;
        }
        read.add(key);
        if (key === 'id') {
          return object.id;
        }
        if (!/^(get\w+Module|preRegistration|onMode\w+)$/.test(key)) {
          return undefined;
        }
        return (argument: Loose = {}) => {
          handed.set(key, Object.keys(argument).sort());
          return key === 'getCommandsModule'
            ? {definitions: {}, defaultContext: 'WATCHED'}
            : [];
        };
      },
    },
  );
  await running.extensionManager.registerExtension(extension, {}, {});
  try {
    running.extensionManager.onModeEnter();
    running.extensionManager.onModeExit();
  } catch {
    // a hook that needs the application
  }
  const facts: Fact[] = [];
  for (const name of [...read].sort()) {
    const kind = /^get\w+Module$/.test(name)
      ? 'module-getter'
      : 'extension-property';
    facts.push({
      kind,
      name,
      ...from,
      ...(handed.has(name) ? {receives: handed.get(name)} : {}),
    });
  }
  for (const name of new Set([...handed.values()].flat())) {
    facts.push({kind: 'hook-argument', name, ...from});
  }
  return facts;
}
