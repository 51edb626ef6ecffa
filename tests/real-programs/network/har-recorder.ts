/**
 * Records what a page requests as the Network panel of Chromium's own developer tools saves it:
 * the tools run in a second window of the same browser, and their code builds the HAR file.
 */
import type {BrowserContext, Page} from '@playwright/test';

type Panel = {
  instance: () => {
    requests: () => unknown[];
    targets: () => unknown[];
    reset: (clear: boolean) => void;
  };
};
type Modules = {
  TargetManager: {TargetManager: Panel};
  NetworkLog: {NetworkLog: Panel};
  Log: {Log: {build: (requests: unknown[], options: object) => Promise<Har>}};
};

export type Har = {
  entries: {
    request: {url: string; headers: unknown[]};
    response: {content?: {text?: string}};
  }[];
};

/** Arguments of the browser that the tools connect to. */
export const toolsArguments = (port: number) => [
  `--remote-debugging-port=${port}`,
  '--remote-allow-origins=*',
];

/**
 * @param port of `toolsArguments`
 * @param page whose requests are recorded from now on
 * @returns the HAR file of what was requested since
 */
export async function recordHar(
  context: BrowserContext,
  port: number,
  page: Page,
): Promise<() => Promise<Har>> {
  const session = await context.newCDPSession(page);
  const {
    targetInfo: {targetId},
  } = await session.send('Target.getTargetInfo');
  const tools = await context.newPage();
  const address = `127.0.0.1:${port}/devtools`;
  await tools.goto(`http://${address}/inspector.html?ws=${address}/page/${targetId}`);
  await tools.waitForFunction(async () => {
    const {TargetManager} = (await import(
      `${location.origin}/devtools/core/sdk/sdk.js`
    )) as Modules;
    return TargetManager.TargetManager.instance().targets().length > 0;
  });
  // The tools enable their agents after the target is there.
  await tools.waitForTimeout(1_500);
  return async () => {
    const har = await tools.evaluate(async () => {
      const folder = `${location.origin}/devtools/models`;
      const {NetworkLog} = (await import(`${folder}/logs/logs.js`)) as Modules;
      const {Log} = (await import(`${folder}/har/har.js`)) as Modules;
      const requests = NetworkLog.NetworkLog.instance().requests();
      return Log.Log.build(requests, {sanitize: false});
    });
    await tools.close();
    return har;
  };
}
