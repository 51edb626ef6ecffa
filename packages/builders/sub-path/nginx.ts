import {replaced, withPrefix, without} from './change';
import type {Place} from './input';
import type {Recipes} from './recipes';

/** nginx does not start if a name is longer than its table has room for: 46 characters by default. */
const longestName = 40;

const withRoomFor = (host: string, text: string): string =>
  host.length > longestName
    ? replaced(
        text,
        'http {\n',
        `http {
  # nginx does not start with a name of this length unless its table has more room.
  server_names_hash_bucket_size 512;

`,
      )
    : text;

/** A complete nginx.conf. */
export function nginxOf(
  {prefix, host, folder, archiveIs, archiveHost, archivePath, archive}: Place,
  {nginx, nginxAtRoot}: Recipes,
): string {
  let text = prefix ? nginx : nginxAtRoot;
  const root = prefix ? '/srv/ohif' : '/srv/ohif/viewer';
  text = replaced(text, `root ${root};`, `root {folder};`);
  text = replaced(
    prefix ? withPrefix(text, prefix) : text,
    'viewer.example.org',
    host,
  );
  text = withRoomFor(host, replaced(text, '{folder}', folder));
  if (archiveIs === 'elsewhere') {
    text = without(text, 'upstream archive {', '  # A request for a name');
    return without(text, '# The archive. No path', '  }').replace(
      /^# The viewer [^]*?(?=\n# The(?:re is| files))/m,
      `# The viewer at http://${host}${prefix}/. The browser opens the archive's own URL.`,
    );
  }
  text = replaced(text, 'server 127.0.0.1:8042;', `server ${archiveHost};`);
  if (archivePath === '/dicom-web') {
    return text;
  }
  text = without(text, '# WADO-URI', "    # Orthanc's list");
  text = replaced(
    text,
    'proxy_pass http://archive;',
    `proxy_pass http://archive${archivePath}/;`,
  );
  return text.replace(
    /# The archive\. No path.*(?:\n *#.*)*/,
    `# The archive. The path in proxy_pass replaces the one of the location: /dicom-web/studies is ${archive}/studies.`,
  );
}
