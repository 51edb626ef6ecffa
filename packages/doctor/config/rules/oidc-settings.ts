import {propertyOf, stringOf, valueOf, type ObjectValue} from '../model';
import {removalFix, stringFix} from '../edits';
import type {Context, About, Rule} from '../rule';
import {oidcWith, withKeys} from './example';

function checkEntry({file, report}: Context, entry: ObjectValue): void {
  const at = {start: entry.start, end: entry.start + 1};
  for (const key of entry.open ? [] : ['authority', 'client_id']) {
    if (!propertyOf(entry, key)) {
      report({at, message: `"oidc" has no "${key}".`});
    }
  }
  const redirect = stringOf(entry, 'redirect_uri');
  if (redirect && /^\/?$/.test(redirect.value)) {
    report({
      at: redirect,
      certainty: 'likely',
      message: '"redirect_uri" must not be the path of the study list.',
      why: 'The path must only receive the response of the provider; otherwise sign-in can repeat in a loop. Use "/callback".',
      fix: stringFix(file.text, redirect, '/callback'),
    });
  }
  const type = stringOf(entry, 'response_type');
  if (type && type.value !== 'code') {
    report({
      at: type,
      severity: 'info',
      certainty: 'likely',
      message: `"response_type" is "${type.value}", which selects the implicit flow.`,
      why: 'Providers are phasing it out. "code" selects the code flow with PKCE, and the newer library.',
    });
  }
  const old = propertyOf(entry, 'useAuthorizationCodeFlow');
  if (old) {
    report({
      at: {start: old.keyStart, end: old.keyEnd},
      severity: 'warning',
      message:
        '"useAuthorizationCodeFlow" is a setting of 3.8 that has no effect.',
      why: "Write `response_type: 'code'` instead.",
      fix: removalFix(file.text, old),
    });
  }
  const scope = stringOf(entry, 'scope');
  if (scope && !scope.value.split(/\s+/).includes('openid')) {
    report({
      at: scope,
      severity: 'warning',
      certainty: 'likely',
      message: '"scope" does not contain "openid".',
      why: 'Without it, the provider returns no id token, and sign-in fails.',
    });
  }
  const authority = stringOf(entry, 'authority');
  if (authority?.value.includes('/.well-known/')) {
    report({
      at: authority,
      message:
        '"authority" is the issuer, without "/.well-known/openid-configuration".',
      why: 'The library appends that path itself.',
      fix: stringFix(
        file.text,
        authority,
        authority.value.replace(/\/\.well-known\/.*$/, ''),
      ),
    });
  }
}

export const oidcSettings: Rule = {
  id: 'oidc-settings',
  severity: 'error',
  certainty: 'sure',
  why: 'The code flow stops with "Missing required oidc settings: authority, client_id, redirect_uri".',
  page: 'deployment/authorization#the-settings',
  check(context) {
    const {file, config, report} = context;
    const property = propertyOf(config, 'oidc');
    const value = valueOf(config, 'oidc');
    if (!property || value?.kind !== 'list') {
      return;
    }
    const [first] = value.items;
    if (!first && !value.open) {
      report({
        at: value,
        message: '"oidc: []" does not turn off sign-in.',
        why: 'The viewer stops with "Cannot read properties of undefined (reading \'authority\')". Remove the key.',
        fix: removalFix(file.text, property),
      });
    } else if (first?.kind === 'object') {
      checkEntry(context, first);
    }
    for (const item of value.items.slice(1)) {
      report({
        at: {start: item.start, end: item.start + 1},
        severity: 'warning',
        message: 'Only the first entry of "oidc" is used.',
        why: 'The viewer ignores all further entries.',
      });
    }
  },
};

export const about = (): About => ({
  title: 'Sign-in settings that do not work',
  threads: ['OHIF/Viewers#3938'],
  firing: [
    {code: withKeys('oidc: [],')},
    {code: withKeys("oidc: [{authority: 'https://idp.example.org'}],")},
    {code: oidcWith("redirect_uri: '/',")},
    {code: oidcWith("response_type: 'id_token token',")},
    {code: oidcWith("scope: 'profile email',")},
  ],
  silent: [
    {
      code: oidcWith(
        "redirect_uri: '/callback',\nresponse_type: 'code',\nscope: 'openid profile email',",
      ),
    },
    {code: withKeys('oidc: [siteSignIn()],')},
  ],
});
