/**
 * The readers' tools: the cards and the sidebar of /tools. A tool is on this list once its
 * page exists; config/tools.test.ts compares the titles with those of the pages.
 */
export type Tool = {
  id: string;
  /** The path of its page. */
  path: string;
  /** The title of its page, except for a page that is more than a tool. */
  title: string;
  /** One sentence: what you put in, and what you get. */
  description: string;
  /** Its other pages, below it in the sidebar. */
  pages?: readonly Pick<Tool, 'path' | 'title'>[];
};

export const tools = [
  {
    id: 'config',
    path: '/tools/config',
    title: 'Config doctor',
    description:
      'Paste your app-config.js, and get every mistake by line, with the reason and the fix.',
    pages: [
      {path: '/tools/config/rules', title: 'Rules of the config doctor'},
      {path: '/tools/config/program', title: 'Doctors on the command line'},
    ],
  },
  {
    id: 'upgrade',
    path: '/tools/upgrade',
    title: 'Upgrade doctor',
    description:
      'Choose the folder of an extension or a mode, and get every line that must change for the next release, with a patch.',
  },
  {
    id: 'network',
    path: '/tools/network',
    title: 'Network doctor',
    description:
      'Drop a HAR file or paste the output of curl, headers, or console lines, and get the cause, with the fix for your server.',
  },
  {
    id: 'url',
    path: '/tools/url',
    title: 'Build or check a viewer URL',
    description:
      'Fill in a form to get a link, an iframe tag, and a check, or paste a URL to see what each part means in your release.',
  },
  {
    id: 'hanging-protocol',
    path: '/tools/hanging-protocol',
    title: 'Hanging protocol playground',
    description:
      'Edit a hanging protocol and describe studies, and see which rules pass, what each viewport shows, and what to correct.',
  },
  {
    id: 'sub-path',
    path: '/tools/sub-path',
    title: 'Serve the viewer under a path',
    description:
      'Enter a path, a server, and an archive, and get the build command, app-config.js, the server configuration, and checks.',
  },
  {
    id: 'troubleshooting',
    path: '/deployment/troubleshooting',
    title: 'Troubleshooting finder',
    description:
      'Paste an error message or choose what you see, and get the cause, a command that checks it, and the fix.',
  },
  {
    id: 'compare',
    path: '/versions/compare',
    title: 'Compare versions',
    description:
      'See every name, value, and page that differs between two releases, with reasons and migration steps.',
  },
  {
    id: 'assistants',
    path: '/tools/assistants',
    title: 'Docs for assistants',
    description:
      'Connect a program to your editor, and get answers and checks from these docs for its assistant, offline.',
  },
] as const satisfies readonly Tool[];
