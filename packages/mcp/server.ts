/** The server of the Model Context Protocol: its tools and resources. It only reads. */
import {
  McpServer,
  ResourceTemplate,
  type ToolCallback,
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
import {BadInput, allPages, findPage, urlOf} from './docs';
import {version} from './package.json';

const oneOf = (values: readonly string[]) =>
  z.enum(values as [string, ...string[]], {
    error: ({input}) =>
      `${JSON.stringify(input) ?? 'Nothing'} is not one of ${values.join(', ')}`,
  });

/** A longer text is a mistake, or would hold up the conversation. */
const text = (what: string, description: string, most = 300) =>
  z
    .string(`${what} is missing; pass it as a string`)
    .regex(/\S/, `${what} is empty`)
    .max(most, `${what} has more than ${most} characters; pass a part of it`)
    .describe(description);

const lines = releases.map(({line}) => line);
const release = oneOf(lines)
  .optional()
  .describe(`Release of the viewer; without it ${latest.line}, the latest`);
const longestFile = 500_000;

/** Registers a tool; bad input is an answer, so that the assistant can mend it. */
function addTool<Shape extends z.ZodRawShape>(
  server: McpServer,
  name: string,
  description: string,
  inputSchema: Shape,
  answer: (input: z.infer<z.ZodObject<Shape>>) => string | Promise<string>,
): void {
  const annotations = {readOnlyHint: true, openWorldHint: false};
  const callback = async (input: z.infer<z.ZodObject<Shape>>) => {
    try {
      const result = await answer(input);
      return {content: [{type: 'text' as const, text: result}]};
    } catch (error) {
      if (!(error instanceof BadInput)) {
        throw error;
      }
      const content = [{type: 'text' as const, text: error.message}];
      return {content, isError: true};
    }
  };
  server.registerTool(
    name,
    {description, inputSchema, annotations},
    // The SDK's type depends on a condition that a generic shape does not settle.
    callback as unknown as ToolCallback<Shape>,
  );
}

function registerTools(server: McpServer): void {
  addTool(
    server,
    'search_docs',
    'Searches the OHIF docs of one release. Returns sections with title, URL, and an excerpt. Use it first, then read_page.',
    {query: text('The query', 'A few words or a name'), release},
    searchDocs,
  );
  addTool(
    server,
    'read_page',
    'Returns a page of the docs as Markdown, or one section of it. A long page comes in part, with a list of its sections.',
    {
      page: text(
        'The page',
        'URL or path: /configuration/configurationFiles; an anchor selects a section',
      ),
      section: z.string().optional().describe('A heading or an anchor'),
      release: release.describe('The same page in this release'),
    },
    readPage,
  );
  addTool(
    server,
    'look_up_name',
    `Looks up the exact name of an option, service, method, command, event, customization, module, or component in the source and the docs of each release (${lines.join(', ')}), and what changed between them. Use it before you write a name into code.`,
    {name: text('The name', 'routerBasename, or uiDialogService.show')},
    lookUpName,
  );
  addTool(
    server,
    'compare_releases',
    `Lists what was added, removed, renamed, or changed between the releases (${lines.join(', ')}), with reasons and links to the migration guide. All words of the query must match.`,
    {query: text('The query', 'A name or a word: toolbar, removed')},
    compareReleases,
  );
  addTool(
    server,
    'explain_message',
    'Finds the documented cause and fix of an error message from the browser console, the network panel, or a server log.',
    {text: text('The message', 'As it was printed', 20_000), release},
    explainMessage,
  );
  addTool(
    server,
    'check_config',
    'Checks the text of an app-config.js for one release without running it. Returns each problem with its line, reason, and page, and a patch.',
    {
      text: text('The configuration', 'The whole file', longestFile),
      release,
    },
    checkAppConfig,
  );
  addTool(
    server,
    'check_upgrade',
    'Finds what must change in a file of an extension or a mode for another release. Returns each place with reason and page, and a patch.',
    {
      code: text('The code', 'The whole file', longestFile),
      file: text('The file name', 'src/index.tsx'),
      from: oneOf([...new Set(pairs.map(({from}) => from))]),
      to: oneOf([...new Set(pairs.map(({to}) => to))]),
    },
    checkUpgrade,
  );
}

/** Each page is a resource with the page's URL. */
function registerPages(server: McpServer): void {
  const mimeType = 'text/markdown';
  const list = () => ({
    resources: [...allPages()].map(([path, {markdown}]) => ({
      uri: urlOf(path),
      name: /^# (.*)$/m.exec(markdown)?.[1] ?? path,
    })),
  });
  server.registerResource(
    'page',
    new ResourceTemplate(`${urlOf('')}{+page}`, {list}),
    {mimeType},
    ({href: uri}) => ({
      contents: [{uri, mimeType, text: findPage(uri).markdown}],
    }),
  );
}

export function createServer(): McpServer {
  const server = new McpServer(
    {name: 'ohif-docs', version},
    {
      instructions: `The documentation of the OHIF medical image viewer, releases ${releases.map(({line, release: exact}) => `${line} (${exact})`).join(' and ')}, without a network. Names differ between releases: ask which one the user has, and check names with look_up_name. Cite the URLs that the tools return.`,
    },
  );
  registerTools(server);
  registerPages(server);
  return server;
}
