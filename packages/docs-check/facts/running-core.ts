/** The published core, loaded and running. */
import path from 'node:path';
import {loadBundle, type Loaded, type Loose} from './bundle';
import {packageFolder} from './fetch';

export const loadCore = (version: string): Loaded =>
  loadBundle(
    path.join(packageFolder('@ohif/core', version), 'dist', 'ohif-core.umd.js'),
  );

/** The managers and services of a published core, running: as the application creates them, without the application. */
export function start(core: Loose) {
  const commandsManager = new core.CommandsManager();
  const servicesManager = new core.ServicesManager(commandsManager);
  const hotkeysManager = new core.HotkeysManager(
    commandsManager,
    servicesManager,
  );
  const serviceProvidersManager = new core.ServiceProvidersManager();
  const appConfig: Loose = {};
  const extensionManager = new core.ExtensionManager({
    commandsManager,
    servicesManager,
    serviceProvidersManager,
    hotkeysManager,
    appConfig,
  });
  servicesManager.setExtensionManager?.(extensionManager);
  const registrations = Object.values(core)
    .map((x: any) => x?.REGISTRATION)
    .filter(Boolean);
  for (const registration of registrations) {
    servicesManager.registerService(registration);
  }
  return {
    commandsManager,
    servicesManager,
    hotkeysManager,
    serviceProvidersManager,
    extensionManager,
    appConfig,
  };
}

export type Running = ReturnType<typeof start>;
