/**
 * Packages -> a software bill of materials (CycloneDX 1.6). It has no serial number and
 * no time, which the format leaves open: the same packages give the same bytes.
 */
import type {ShippedPackage} from './modules';

type Licence =
  {license: {id: string}} | {license: {name: string}} | {expression: string};

export type Component = {
  type: 'library' | 'application';
  'bom-ref': string;
  name: string;
  group?: string;
  version: string;
  licenses?: [Licence];
  purl: string;
};

export type Bom = {
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  version: 1;
  metadata: {component: Component};
  components: Component[];
  dependencies: {ref: string; dependsOn?: string[]}[];
};

function licenceOf(licence: string): Licence {
  // "SEE LICENSE IN file", as package.json has it.
  if (licence.startsWith('SEE ')) {
    return {license: {name: licence}};
  }
  return /^\(.*\)$|\s/.test(licence)
    ? {expression: licence}
    : {license: {id: licence}};
}

function component(
  {name, version, licence}: ShippedPackage,
  type: Component['type'],
): Component {
  const [, group, rest = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  const purl = `pkg:npm/${group ? `${encodeURIComponent(group)}/` : ''}${rest}@${version}`;
  return {
    type,
    'bom-ref': purl,
    ...(group ? {group} : {}),
    name: rest,
    version,
    ...(licence ? {licenses: [licenceOf(licence)]} : {}),
    purl,
  };
}

/** @param packages in the order in which they are listed */
export function bomOf(
  site: ShippedPackage,
  packages: readonly ShippedPackage[],
): Bom {
  const main = component(site, 'application');
  const components = packages.map((one) => component(one, 'library'));
  const refs = components.map((one) => one['bom-ref']);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {component: main},
    components,
    dependencies: [
      {ref: main['bom-ref'], dependsOn: refs},
      ...refs.map((ref) => ({ref})),
    ],
  };
}
