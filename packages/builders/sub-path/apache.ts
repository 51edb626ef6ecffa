import {replaced, withPrefix} from './change';
import {networks, type Place} from './input';
import type {Recipes} from './recipes';

const security = `Header always set X-Content-Type-Options "nosniff"
  Header always set Referrer-Policy "same-origin"
  Header always set Content-Security-Policy "frame-ancestors 'self'"
  Header always set Cross-Origin-Resource-Policy "same-origin"`;

const indented = (text: string) => text.replace(/^(?=.)/gm, '  ');

/** The archive below `/dicom-web/`. */
const archivePart = ({archive}: Place): string => `
# The archive. The list of remote servers is for administrators.
ProxyPass "/dicom-web/servers" "!"
Redirect 404 "/dicom-web/servers"
ProxyPreserveHost On
ProxyPass "/dicom-web/" "${archive}/" nocanon timeout=300
<Location "/dicom-web/">
  # Read, search, and store. An archive may support DELETE under the same paths.
  AllowMethods GET POST
  Require ip ${networks}
  RequestHeader set X-Forwarded-Proto "expr=%{REQUEST_SCHEME}"
  RequestHeader set Forwarded "expr=host=%{HTTP_HOST};proto=%{REQUEST_SCHEME}"
  ${security}
</Location>
`;

/** A file for sites-enabled or conf.d. */
export function apacheOf(place: Place, {apache}: Recipes): string {
  const {prefix, host, folder, archiveIs} = place;
  const isBehind = archiveIs === 'behind';
  const directives = apache.trimEnd().replace(/^(?:#.*\n)+/, '');
  let text = replaced(directives, '/srv/ohif/viewer', '{folder}');
  text = replaced(text, 'Require all granted', `Require ip ${networks}`);
  text = prefix
    ? withPrefix(text, prefix).replace(
        /^RedirectMatch .*$/m,
        (line) => `RedirectMatch 302 "^/$" "${prefix}/"\n${line}`,
      )
    : text.replace(/^RedirectMatch .*\n/m, '').replaceAll('/viewer/', '/');
  text = replaced(text, '{folder}', folder + prefix);
  const modules = [
    'mod_alias, mod_authz_host, mod_dir, mod_headers, mod_mime, mod_rewrite',
    ...(isBehind ? ['mod_allowmethods, mod_proxy, mod_proxy_http'] : []),
  ].join(', ');
  const hostPattern = host.replaceAll('.', '\\.');
  return `# The viewer at http://${host}${prefix}/.
# There is NO sign-in here. Only the list of networks protects the archive.
# Needs ${modules}.
<VirtualHost *:80>
  ServerName ${host}

  # Reject other host names. Otherwise, a page on another site could reach
  # the archive through DNS rebinding.
  RewriteEngine On
  RewriteCond "%{HTTP_HOST}" "!^${hostPattern}(?::\\d+)?$" [NC]
  RewriteRule "^" "-" [R=421,L]
${isBehind ? indented(archivePart(place)) : ''}
${indented(text)}
</VirtualHost>
`;
}
