/** The types and the schema of each release's configuration, as files. */
import {platformSources, schemaFile, schemaOf} from '../config/schema/schema';
import {typesFile} from '../config/schema/types';
import {readReleases} from './read-releases';

/**
 * @param site origin and base URL of the pages, for links; empty for files without them
 * @returns the files by their paths
 */
export function schemaFiles(site: string): Record<string, string> {
  return Object.fromEntries(
    Object.values(readReleases()).flatMap((data) => {
      const schema = schemaOf(data, site);
      const folder = `schemas/${data.release}`;
      return [
        [`${folder}/app-config.schema.json`, schemaFile(schema)],
        [`${folder}/app-config.d.ts`, typesFile(schema, platformSources(data))],
      ];
    }),
  );
}
