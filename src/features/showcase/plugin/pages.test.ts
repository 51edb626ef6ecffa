import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {
  temporaryFolder,
  writeFiles,
} from '../../../../tests/support/written-files';
import {previewsOf, navigationOf, readGallery} from './pages';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
});

const write = (page: string, text: string) =>
  writeFiles(root, {[`components/${page}/index.mdx`]: text});

const slider = [
  '---',
  'title: Slider',
  'description: A value in a range.',
  'summary: A value.',
  'group: Forms',
  'order: 2',
  'parts: [Slider]',
  'keywords: [range]',
  '---',
  '# Slider',
];

it('reads the front matter, in order, and passes over folders without a page', () => {
  write('Slider', slider.join('\n'));
  write(
    'Button',
    '---\ntitle: Button\ndescription: An action.\nsummary: A click.\ngroup: Actions\norder: 1\n---\n',
  );
  mkdirSync(path.join(root, 'components/_shared'));
  expect(readGallery(root, 'components')).toEqual([
    {
      title: 'Button',
      description: 'An action.',
      summary: 'A click.',
      to: '/components/Button',
      group: 'Actions',
      groupAnchor: 'actions',
      names: [],
    },
    {
      title: 'Slider',
      description: 'A value in a range.',
      summary: 'A value.',
      to: '/components/Slider',
      group: 'Forms',
      groupAnchor: 'forms',
      names: ['Slider', 'range'],
    },
  ]);
});

it('reads a file with the line ends of Windows', () => {
  write('Slider', slider.join('\r\n'));
  expect(readGallery(root, 'components')).toMatchObject([
    {
      title: 'Slider',
      group: 'Forms',
      groupAnchor: 'forms',
      names: ['Slider', 'range'],
    },
  ]);
});

it('reports the missing fields of a page', () => {
  write('Slider', '---\ntitle: Slider\n---\n');
  expect(() => readGallery(root, 'components')).toThrow(
    /Slider.index\.mdx lacks description and summary and group in its front matter/,
  );
  write('Slider', '# Slider\n');
  expect(() => readGallery(root, 'components')).toThrow(
    /Slider.index\.mdx has no front matter: it needs title, description and group/,
  );
});

it('puts the pages into the sidebar by group, each with the base URL', () => {
  const entries = [
    {title: 'Button', to: '/components/Button', group: 'Actions'},
    {title: 'Slider', to: '/components/Slider', group: 'Forms'},
    {title: 'Menu', to: '/components/Menu', group: 'Actions'},
  ].map((entry) => ({
    ...entry,
    groupAnchor: entry.group.toLowerCase(),
    description: '',
    summary: '',
    names: [],
  }));
  const [components, list] = navigationOf({
    baseUrl: '/docs/',
    folders: [{name: 'components', title: 'Components', entries}],
    singlePages: [{name: 'components-list', title: 'Components list'}],
  });
  expect(components).toMatchObject({
    label: 'Components',
    href: '/docs/components',
    items: [
      {
        label: 'Actions',
        href: '/docs/components#actions',
        items: [
          {label: 'Button', href: '/docs/components/Button'},
          {label: 'Menu', href: '/docs/components/Menu'},
        ],
      },
      {label: 'Forms', items: [{label: 'Slider'}]},
    ],
  });
  expect(list).toEqual({
    type: 'link',
    label: 'Components list',
    href: '/docs/components-list',
    docId: 'components-list',
  });
});

it('shows of a page its preview, or its first example, or nothing', () => {
  const page = `${slider.join('\n')}\n<Example name="steps" />\n`;
  write('Slider', page);
  write('Toast', page);
  write('Button', `${slider.join('\n')}\nSee <Example name="no" />.\n`);
  writeFiles(root, {
    'components/Slider/_examples/steps.tsx': '',
    'components/Toast/_examples/steps.tsx': '',
    'components/Toast/_preview.tsx': '',
  });
  expect(previewsOf(root, 'components')).toEqual([
    {to: '/components/Slider', file: '_examples/steps.tsx'},
    {to: '/components/Toast', file: '_preview.tsx'},
  ]);
});
