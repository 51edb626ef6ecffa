import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import {PageSource, PageSources, SourceDetail} from './';

const anchors: string[] = [];

vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({collectAnchor: (id: string) => anchors.push(id)}),
}));
vi.mock('@docusaurus/Translate', () => ({
  default: ({children}: {children: string}) => children,
  translate: ({message}: {message: string}) => message,
}));

test('the section is folded, and each claim has the anchor that its badge links to', () => {
  const html = renderToStaticMarkup(
    <PageSources>
      <PageSource claim="one">
        <p>Statement</p>
        <SourceDetail kind="tried">
          <p>Nothing</p>
        </SourceDetail>
      </PageSource>
    </PageSources>,
  ).replace(/ class="[^"]*"/g, '');
  expect(html).toBe(
    '<details><summary><h2 id="page-sources">Sources</h2></summary><ul><li id="source-one"><p>Statement</p><p>Why it is not confirmed</p><p>Nothing</p></li></ul></details>',
  );
  expect(anchors).toEqual(['page-sources', 'source-one']);
});
