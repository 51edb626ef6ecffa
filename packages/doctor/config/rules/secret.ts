// cspell:ignore configjs GOCSPX Yzpvcn
import type {Value} from '../model';
import {ruleOf, type About} from '../rule';
import {faultyRoots, oidcWith, withOptions} from './example';

const secretKey =
  /^(client_?secret|password|passwd|api_?key|private_?key|secret|secret_?(access_?)?key|access_?token|refresh_?token|bearer_?token|auth_?token|token)$/i;
const secretText =
  /-----BEGIN [A-Z ]*PRIVATE KEY-----|^(Bearer|Basic)\s+[\w+/=.-]{8,}|^eyJ[\w-]+\.[\w-]+\.[\w-]+$|^GOCSPX-/;
const credentials = /^(https?:)?\/\/[^\s/@:]+:[^\s/@]+@/i;
/** Common placeholders for a value that should be filled in. */
const placeholder =
  /^$|^[%$<{[]|^(your|change|replace|example|xxx|\*+|todo|none|null|undefined)|[%>}]$/i;

export const rule = ruleOf({
  id: 'secret',
  why: 'Everyone who opens the viewer can read this file. Remove the secret, revoke it, and let a proxy on the server add it.',
  page: 'configuration/configurationFiles#a-password-or-client-secret-in-app-configjs',
  check({config, report}) {
    const visit = (key: string, value: Value, inAuth: boolean) => {
      switch (value.kind) {
        case 'object':
          for (const property of value.properties) {
            visit(
              property.key,
              property.value,
              inAuth || property.key === 'requestOptions',
            );
          }
          break;
        case 'list':
          value.items.forEach((item) => visit(key, item, inAuth));
          break;
        case 'string': {
          const text = value.value;
          if (placeholder.test(text)) {
            break;
          }
          if (secretKey.test(key)) {
            report({at: value, message: `"${key}" contains a secret.`});
          } else if (secretText.test(text) || credentials.test(text)) {
            report({at: value, message: `"${key}" contains a secret.`});
          } else if (inAuth && key === 'auth' && /^[^\s:]+:.+/.test(text)) {
            report({
              at: value,
              message: '"auth" contains a user name and a password.',
            });
          }
          break;
        }
      }
    };
    visit('', config, false);
  },
});

export const about = (): About => ({
  title: 'A secret in a public file',
  threads: ['authts/oidc-client-ts#1121', 'owncloud/web#2719'],
  firing: [
    oidcWith("client_secret: ¦'k3J9x-secret',"),
    withOptions("requestOptions: {auth: 'orthanc:orthanc'},"),
    faultyRoots('https://admin:pass@pacs.example.org/dicom-web'),
    withOptions("headers: {Authorization: 'Basic b3J0aGFuYzpvcnRoYW5j'},"),
  ],
  silent: [
    oidcWith(
      "client_secret: 'YOUR-SECRET',\nresponse_type: 'code',\nscope: 'openid',",
    ),
  ],
});
