/**
 * Records what a page requests as the Network panel of Chromium's own developer tools saves it:
 * the tools run in a second window of the same browser, and their code builds the HAR file.
 */
import type {BrowserContext, Page} from '@playwright/test';

export type Json = Record<string, unknown>;
export type Har = {
  entries: (Json & {
    request: Json & {url: string};
    response: Json & {content?: Record<string, string | undefined>};
    timings: Json;
  })[];
};

/** Arguments of the browser that the tools connect to. */
export const toolsArguments = (port: number) => [
  `--remote-debugging-port=${port}`,
  '--remote-allow-origins=*',
];

/** Run in the tools' window, as texts: Vitest would replace an import of its own. */
const requests = `import('/devtools/models/logs/logs.js').then(({NetworkLog}) =>
  NetworkLog.NetworkLog.instance().requests())`;
const count = `${requests}.then(({length}) => length)`;
/**
 * What the button of the panel saves, with the content of responses; of requests that are alike,
 * such as the scripts of a build and the frames of a series, two.
 */
const build = `Promise.all([${requests}, import('/devtools/models/har/har.js')])
  .then(([all, {Writer}]) => {
    const seen = {};
    return Writer.Writer.harStringForRequests(all.filter((one) => {
      const {pathname} = new URL(one.url());
      const key = [one.requestMethod, one.statusCode, one.resourceType().name(),
        one.resourceSize > 1e5, pathname.replace(/[^/]*\\d[^/]*/g, '')].join();
      return (seen[key] = (seen[key] ?? 0) + 1) < 3;
    }), {sanitize: false}, {createSubProgress: () => ({worked: 0})});
  })`;

/**
 * @param port of `toolsArguments`
 * @returns a window, and what makes the HAR file of the page that it shows
 */
export async function openRecorder(
  context: BrowserContext,
  port: number,
): Promise<{page: Page; har: () => Promise<Har>}> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const {
    targetInfo: {targetId},
  } = await session.send('Target.getTargetInfo');
  const tools = await context.newPage();
  const address = `127.0.0.1:${port}/devtools`;
  await tools.goto(
    `http://${address}/inspector.html?ws=${address}/page/${targetId}`,
  );
  // The tools listen some time after they are there.
  for (let tries = 0; tries < 240; tries++) {
    await page.goto(`data:text/html,${tries}`);
    await page.waitForTimeout(250);
    if (await tools.evaluate(count).catch(() => 0)) {
      break;
    }
  }
  return {
    page,
    har: async () =>
      (JSON.parse(await tools.evaluate<string>(build)) as {log: Har}).log,
  };
}
