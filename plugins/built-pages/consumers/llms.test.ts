import {expect, test} from 'vitest';
import {
  llmsFullText,
  llmsText,
  listsOf,
  sectionsOf,
  sectionsOfPages,
  type Entry,
  type SidebarItem,
} from './llms';

const sidebar: SidebarItem[] = [
  {type: 'doc', id: 'index'},
  {
    type: 'category',
    label: 'Deployment',
    link: {type: 'doc', id: 'deployment'},
    items: [
      {type: 'doc', id: 'docker'},
      {
        type: 'category',
        label: 'Hosts',
        link: {type: 'generated-index'},
        items: [
          {type: 'doc', id: 'nginx'},
          {type: 'ref', id: 'index'},
        ],
      },
    ],
  },
  {type: 'link'},
  {type: 'category', label: 'Elsewhere', items: [{type: 'link'}]},
  {type: 'doc', id: 'resources'},
];
const ids = ['docker', 'deployment', 'index', 'nginx', 'resources', 'hidden'];
const entries = new Map(
  ids.map((id): [string, Entry] => [
    id,
    {
      title: `The [${id}]`,
      description: `About ${id}.`,
      address: `https://docs.example.org/${id}.md`,
      markdown: `# ${id}\n`,
    },
  ]),
);

test('each doc is listed once, in sidebar order; docs without a category come first; a category of links has none', () => {
  expect(sectionsOf({tutorial: sidebar}, ids)).toEqual([
    {label: 'Overview', ids: ['index', 'resources', 'hidden']},
    {label: 'Deployment', ids: ['deployment', 'docker', 'nginx']},
  ]);
});

test('a sidebar with a doc that is none stops the build', () => {
  expect(() =>
    sectionsOf({tutorial: [{type: 'doc', id: 'gone'}]}, ids),
  ).toThrow(/"gone".*docker, deployment/);
});

test("other pages come by folder, the folder's own first, then those alone", () => {
  const page = (title: string): Entry => ({
    title,
    description: '',
    address: '',
    markdown: '',
  });
  expect(
    sectionsOfPages(
      new Map([
        ['help', page('Help')],
        ['components/Button', page('Button')],
        ['components/Tabs', page('Tabs')],
        ['components', page('Components')],
        ['lists/a', page('A')],
        ['lists/b', page('B')],
        ['versions', page('Versions')],
      ]),
    ),
  ).toEqual([
    {
      label: 'Components',
      ids: ['components', 'components/Button', 'components/Tabs'],
    },
    {label: 'lists', ids: ['lists/a', 'lists/b']},
    {label: 'About this site', ids: ['help', 'versions']},
  ]);
  expect(sectionsOfPages(new Map())).toEqual([]);
});

test('the lists', () => {
  const sections = [
    {label: 'Overview', ids: ['index']},
    {label: 'Deployment', ids: ['docker', 'nginx']},
  ];
  const about = {
    title: 'OHIF 3.9',
    tagline: 'Medical imaging',
    fullText: 'https://docs.example.org/llms-full.txt',
    server: 'https://docs.example.org/tools/assistants.md',
  };
  const lists = listsOf(sections, entries);
  expect(llmsText(about, lists)).toBe(`# OHIF 3.9

> Medical imaging

Each link leads to the Markdown of one page. All pages in one file: https://docs.example.org/llms-full.txt

To search these pages, look up names, and check configurations without a network, run the server of the Model Context Protocol: https://docs.example.org/tools/assistants.md

## Overview

- [The \\[index\\]](https://docs.example.org/index.md): About index.

## Deployment

- [The \\[docker\\]](https://docs.example.org/docker.md): About docker.
- [The \\[nginx\\]](https://docs.example.org/nginx.md): About nginx.
`);
  expect(llmsFullText(lists)).toBe(
    '# index\n\n---\n\n# docker\n\n---\n\n# nginx\n',
  );
});
