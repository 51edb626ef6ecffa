/** The bill of materials of the built site: whoever has to know what a browser gets reads it. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import packageJson from '../../package.json';
import {buildFolder} from '../support/built-site';
import {faultsOf} from '../support/cyclonedx';
import {expect, test} from '../support/fixtures';

test.use({checkAccessibility: false}); // No page is opened.

type Bill = {
  metadata: {component: {name: string; version: string}};
  components: {group?: string; name: string; version: string}[];
};

test('it is valid CycloneDX, of this version of the site, with what it ships', () => {
  const bill = JSON.parse(
    readFileSync(path.join(buildFolder, 'sbom.cdx.json'), 'utf8'),
  ) as Bill;
  expect(faultsOf(bill)).toEqual([]);
  expect(bill.metadata.component).toMatchObject({
    name: packageJson.name,
    version: packageJson.version,
  });
  const shipped = new Map(
    bill.components.map(({group, name, version}) => [
      [group, name].filter(Boolean).join('/'),
      version,
    ]),
  );
  const {dependencies, devDependencies} = packageJson;
  for (const name of ['react', 'react-dom', '@docsearch/react'] as const) {
    expect(shipped.get(name), name).toBe(dependencies[name]);
  }
  for (const name of Object.keys(devDependencies)) {
    expect([...shipped.keys()]).not.toContain(name);
  }
});
