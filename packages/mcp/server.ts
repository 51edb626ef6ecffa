/** The server of the Model Context Protocol: its tools and resources. It only reads. */
import {
  McpServer,
  ResourceTemplate,
} from '@modelcontextprotocol/sdk/server/mcp.js';
import {pairs} from '@ohif-docs/doctor/upgrade';
import {z} from 'zod';
import {latest, releases} from '../../config/releases';
import {
  checkAppConfig,
  checkUpgrade,
  compareReleases,
  explainMessage,
  lookUpName,
  readPage,
  searchDocs,
} from './answers';
import {BadInput, findPage, pathsOf, urlOf} from './docs';
import {version} from './package.json';

/** Characters; a longer text is a mistake, or would hold up the conversation. */
const longest = {query: 300, message: 20_000, code: 500_000};

const oneOf = (what: string, values: readonly string[]) =>
  z.enum(values as [string, ...string[]], {
    error: ({input}) =>
      `${what} ${JSON.stringify(input)} does not exist here; use one of: ${values.join(', ')}`,
  });

const text = (what: string, most: number) =>
  z
    .string({error: `${what} is missing; pass it as a string`})
    .regex(/\S/, `${what} is empty`)
    .max(most, `${what} has more than ${most} characters; pass a part of it`);

const release = oneOf(
  'The release',
  releases.map(({line}) => line),
)
  .optional()
  .describe(`Release of the viewer; without it ${latest.line}, the latest`);

const limit = (most: number, usual: number) =>
  z
    .int(`The limit is a whole number from 1 to ${most}`)
    .min(1, `The limit is at least 1`)
    .max(most, `The limit is at most ${most}`)
    .default(usual);

/** The answer of a tool; what the caller can correct is an answer, and anything else fails. */
async function answered(make: () => string | Promise<string>) {
  try {
    return {content: [{type: 'text' as const, text: await make()}]};
  } catch (error) {
    if (error instanceof BadInput) {
      const content = [{type: 'text' as const, text: error.message}];
      return {content, isError: true};
    }
    throw error;
  }
}

const annotations = {readOnlyHint: true, openWorldHint: false};

function registerDocs(server: McpServer): void {
  server.registerTool(
    'search_docs',
    {
      title: 'Search the docs',
      description:
        'Searches the OHIF docs of one release. Returns sections with title, URL, and an excerpt. Use it first; then read_page.',
      inputSchema: {
        query: text('The query', longest.query).describe(
          'A few words or a name, as for a search engine',
        ),
        release,
        limit: limit(20, 6),
      },
      annotations,
    },
    ({query, release: line, limit: most}) =>
      answered(() => searchDocs(query, line, most)),
  );
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description:
        'Returns a page of the docs as Markdown, or one section of it. A long page comes in part, with a list of its sections.',
      inputSchema: {
        page: text('The page', 500).describe(
          'Its URL or path, such as /configuration/configurationFiles; an anchor selects a section',
        ),
        section: z.string().optional().describe('A heading or anchor'),
        release: release.describe(
          'The same page in this release; without it, the release of the URL',
        ),
      },
      annotations,
    },
    ({page, section, release: line}) =>
      answered(() => readPage(page, section, line)),
  );
  server.registerTool(
    'look_up_name',
    {
      title: 'Look up a name',
      description: `Looks up the exact name of an option, service, method, command, event, customization, module, or component in the source and docs of each release (${releases.map(({line}) => line).join(', ')}), and what changed between them. Use it before you write a name into code.`,
      inputSchema: {
        name: text('The name', 200).describe(
          'For example routerBasename, or uiDialogService.show',
        ),
      },
      annotations,
    },
    ({name}) => answered(() => lookUpName(name)),
  );
  server.registerTool(
    'compare_releases',
    {
      title: 'Compare releases',
      description: `Lists what was added, removed, renamed, or changed between releases (${releases.map(({line}) => line).join(', ')}), with reasons and links to the migration guide. All words of the query must match.`,
      inputSchema: {
        query: text('The query', longest.query).describe(
          'A name or a word, such as customization, toolbar, or removed',
        ),
        limit: limit(40, 10),
      },
      annotations,
    },
    ({query, limit: most}) => answered(() => compareReleases(query, most)),
  );
}

function registerDoctors(server: McpServer): void {
  server.registerTool(
    'explain_message',
    {
      title: 'Explain a message',
      description:
        'Finds the documented cause and fix of an error message from the browser console, the network panel, or a server log.',
      inputSchema: {
        text: text('The message', longest.message).describe(
          'The message as it was printed',
        ),
        release,
      },
      annotations,
    },
    ({text: message, release: line}) =>
      answered(() => explainMessage(message, line)),
  );
  server.registerTool(
    'check_config',
    {
      title: 'Check a configuration',
      description:
        'Checks the text of an app-config.js for one release without running it. Returns each problem with its line, reason, page, and a patch.',
      inputSchema: {
        text: text('The configuration', longest.code).describe(
          'The whole file, with window.config = …',
        ),
        release,
        origin: z
          .url({
            protocol: /^https?$/,
            error: 'The origin is a URL such as https://viewer.example.org',
          })
          .optional()
          .describe('Where the viewer is served from'),
        path: z.string().optional().describe('Path of the viewer: /ohif'),
        archive: z.string().optional().describe('Such as Orthanc'),
      },
      annotations,
    },
    ({text: config, release: line, origin, ...where}) =>
      answered(() =>
        checkAppConfig(config, line, {
          ...where,
          ...(origin ? {origin: new URL(origin).origin} : {}),
        }),
      ),
  );
  server.registerTool(
    'check_upgrade',
    {
      title: 'Check code for an upgrade',
      description:
        'Finds what must change in a file of an extension or a mode for another release. Returns each place with reason and page, and a patch.',
      inputSchema: {
        code: text('The code', longest.code).describe('The whole file'),
        file: text('The file name', 500).describe('Such as src/index.tsx'),
        from: oneOf('The release', [...new Set(pairs.map(({from}) => from))]),
        to: oneOf('The release', [...new Set(pairs.map(({to}) => to))]),
      },
      annotations,
    },
    ({code, file, from, to}) =>
      answered(() =>
        checkUpgrade(code, file, {from, to} as (typeof pairs)[number]),
      ),
  );
}

/** Each page is a resource; its URI is the URL of its Markdown. */
function registerPages(server: McpServer): void {
  const template = new ResourceTemplate(`${urlOf('')}{+page}`, {
    list: () => ({
      resources: releases.flatMap((one) =>
        pathsOf(one).map((path) => {
          const {url, markdown} = findPage(`/${path}`);
          const name = /^# (.*)$/m.exec(markdown)?.[1] ?? path;
          return {uri: url, name, mimeType: 'text/markdown'};
        }),
      ),
    }),
  });
  server.registerResource(
    'page',
    template,
    {
      title: 'A page of the docs',
      description: 'The Markdown of a page',
      mimeType: 'text/markdown',
    },
    ({href}) => ({
      contents: [
        {uri: href, mimeType: 'text/markdown', text: findPage(href).markdown},
      ],
    }),
  );
}

export function createServer(): McpServer {
  const server = new McpServer(
    {name: 'ohif-docs', title: 'OHIF docs', version},
    {
      instructions: `The documentation of the OHIF medical image viewer, releases ${releases.map(({line, release: exact}) => `${line} (${exact})`).join(' and ')}, without a network. Names differ between releases: ask which one the user has, and check names with look_up_name. Cite the URLs that the tools return.`,
    },
  );
  registerDocs(server);
  registerDoctors(server);
  registerPages(server);
  return server;
}
