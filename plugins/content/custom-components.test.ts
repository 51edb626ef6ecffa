import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {treeAfter} from '../../tests/support/remark-page';
import ownComponents from './custom-components';

const all = ['diagrams', 'page-notes', 'pictures', 'upgrade-overview'];

function imports(markdown: string, features = all): string[] {
  return treeAfter(
    [ownComponents, features],
    'page.mdx',
    markdown,
  ).children.flatMap((node) => {
    if (node.type !== 'mdxjsEsm') {
      return [];
    }
    const [declaration] = node.data?.estree?.body ?? [];
    if (declaration?.type !== 'ImportDeclaration') {
      throw new Error(`${node.value} is not an import.`);
    }
    // The compiler gets the tree, not the text.
    const [specifier] = declaration.specifiers;
    const name = specifier!.local.name;
    expect(node.value).toBe(
      `import ${specifier!.type === 'ImportDefaultSpecifier' ? name : `{${name}}`} from '${declaration.source.value as string}';`,
    );
    return [node.value];
  });
}

test('a page imports what it uses, once, also in the middle of the text', () => {
  expect(
    imports(
      '# A\n\n<Diagram of={X} />\n\nText with <UpgradeTick id="a" />.\n\n<UpgradeOverview>\n<UpgradeArea area="b">\n<Diagram of={Y} />\n</UpgradeArea>\n</UpgradeOverview>\n\n<ViewerPicture name="c" />',
    ),
  ).toEqual([
    "import Diagram from '@site/src/features/diagrams';",
    "import {UpgradeArea} from '@site/src/features/upgrade-overview';",
    "import {UpgradeOverview} from '@site/src/features/upgrade-overview';",
    "import {UpgradeTick} from '@site/src/features/upgrade-overview';",
    "import ViewerPicture from '@site/src/features/pictures';",
  ]);
});

test('a page imports nothing else', () => {
  expect(
    imports('# A\n\nThe element `<Diagram />`.\n\n<Tabs />\n\n<toString />'),
  ).toEqual([]);
});

test('what is imported exists', () => {
  const lines = imports(
    '<Changed /><Diagram /><PageSource /><PageSources /><Since /><SourceDetail /><Unconfirmed /><Until /><UpgradeArea /><UpgradeOverview /><UpgradeTick /><ViewerPicture />',
  );
  expect(lines).toHaveLength(12);
  for (const line of lines) {
    const [, folder = ''] = /'@site\/(.*)'/.exec(line) ?? [];
    expect(
      existsSync(path.resolve(__dirname, '../..', folder, 'index.tsx')),
      line,
    ).toBe(true);
  }
});

test('of an element whose feature was removed, a page keeps what is in it', () => {
  const page =
    '<UpgradeOverview>\n\nText <UpgradeTick id="a" /> of it.\n\n</UpgradeOverview>\n\n<Diagram of={X} />';
  expect(imports(page, ['diagrams'])).toEqual([
    "import Diagram from '@site/src/features/diagrams';",
  ]);
  const {children} = treeAfter([ownComponents, []], 'page.mdx', page);
  expect(children).toMatchObject([
    {type: 'paragraph', children: [{value: 'Text '}, {value: ' of it.'}]},
  ]);
});
