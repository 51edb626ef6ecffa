import {propertyOf, stringOf, valueOf, type ObjectValue} from '../model';
import {removalFix} from '../edits';
import {ruleOf, type About, type Context} from '../rule';
import {oidcWith, withKeys} from './example';

/** Settings of the library by names that people write. */
const meantSettings: Record<string, string> = {
  __proto__: null as never,
  autoSilentRenew: 'automaticSilentRenew',
  silentRenew: 'automaticSilentRenew',
  clientId: 'client_id',
  redirectUri: 'redirect_uri',
  responseType: 'response_type',
  postLogoutRedirectUri: 'post_logout_redirect_uri',
  issuer: 'authority',
};

/** The path of a redirect, on a page or with its origin. */
const pathOf = (uri: string) =>
  /^https?:\/\/[^/?#]+(.*)$/i.exec(uri)?.[1] ?? uri;

function checkPaths({config, report}: Context, entry: ObjectValue): void {
  const base = stringOf(config, 'routerBasename')?.value.replace(/\/$/, '');
  for (const key of ['redirect_uri', 'post_logout_redirect_uri']) {
    const value = stringOf(entry, key);
    const text = value?.value ?? '';
    const path = pathOf(text);
    const isInside = base && `${path}/`.startsWith(`${base}/`);
    if (!value || !base) {
      continue;
    }
    if (path !== text && !isInside) {
      report({
        at: value,
        certainty: 'likely',
        message: `"${key}" is outside of "routerBasename".`,
        why: `The viewer is available only below "${base}".`,
      });
    } else if (path === text && isInside) {
      report({
        at: value,
        certainty: 'likely',
        message: `"${key}" repeats "routerBasename".`,
        why: `A path is appended to it: this one becomes "${base}${path}". Write it without "${base}".`,
      });
    }
  }
  const logout = stringOf(entry, 'post_logout_redirect_uri');
  if (logout?.value.endsWith('.html')) {
    report({
      at: logout,
      severity: 'warning',
      certainty: 'likely',
      message: '"post_logout_redirect_uri" is a route, not a file.',
      why: 'The build has no such file, so a server that returns 404 for missing files does not return the page. Write it without ".html".',
    });
  }
}

function checkNames({report}: Context, entry: ObjectValue): void {
  for (const property of entry.properties) {
    const meant = meantSettings[property.key];
    if (meant && !propertyOf(entry, meant)) {
      report({
        key: property,
        severity: 'warning',
        message: `"oidc" has no "${property.key}". Did you mean "${meant}"?`,
        why: 'The library ignores names that it does not know.',
        rename: meant,
      });
    }
  }
}

function checkEntry(context: Context, entry: ObjectValue): void {
  const {report} = context;
  checkPaths(context, entry);
  checkNames(context, entry);
  for (const key of entry.open ? [] : ['authority', 'client_id']) {
    if (
      !propertyOf(entry, key) &&
      !entry.properties.some((one) => meantSettings[one.key] === key)
    ) {
      report({opening: entry, message: `"oidc" has no "${key}".`});
    }
  }
  const redirect = stringOf(entry, 'redirect_uri');
  if (redirect && /^\/?$/.test(pathOf(redirect.value))) {
    report({
      at: redirect,
      certainty: 'likely',
      message: '"redirect_uri" must not be the path of the study list.',
      why: 'The path must only receive the response of the provider; otherwise sign-in can repeat in a loop. Use "/callback".',
      write: `${redirect.value.replace(/\/$/, '')}/callback`,
    });
  }
  const type = stringOf(entry, 'response_type');
  // Google's code flow needs a secret, which a page cannot keep.
  const isGoogle = stringOf(entry, 'authority')?.value.includes(
    'accounts.google.com',
  );
  if (type && type.value !== 'code' && !isGoogle) {
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
      key: old,
      severity: 'warning',
      message:
        '"useAuthorizationCodeFlow" is a setting of 3.8 that has no effect.',
      why: "Write `response_type: 'code'` instead.",
      remove: true,
    });
  }
  const scope = stringOf(entry, 'scope');
  if (scope && !scope.value.split(/\s+/).includes('openid')) {
    report({
      at: scope,
      severity: 'warning',
      certainty: 'likely',
      message: '"scope" does not contain "openid".',
      why: 'Without it, the provider does not return an ID token, and sign-in fails.',
    });
  }
  const authority = stringOf(entry, 'authority');
  if (authority?.value.includes('/.well-known/')) {
    report({
      at: authority,
      message:
        '"authority" is the issuer, without "/.well-known/openid-configuration".',
      why: 'The library appends that path itself.',
      write: authority.value.replace(/\/\.well-known\/.*$/, ''),
    });
  }
}

export const rule = ruleOf({
  id: 'oidc-settings',
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
        opening: item,
        severity: 'warning',
        message: 'Only the first entry of "oidc" is used.',
        why: 'The viewer ignores all further entries.',
      });
    }
  },
});

export const about = (): About => ({
  title: 'Sign-in settings that do not work',
  threads: ['OHIF/Viewers#3938'],
  firing: [
    oidcWith('autoSilentRenew: true,'),
    oidcWith("redirect_uri: 'http://localhost:3000/',"),
    oidcWith("post_logout_redirect_uri: '/logout-redirect.html',"),
    oidcWith("redirect_uri: '/ohif/callback',").replace(
      "routerBasename: '/'",
      "routerBasename: '/ohif'",
    ),
    withKeys('oidc: ¦[],'),
    withKeys("oidc: [{authority: 'https://idp.example.org'}],"),
    oidcWith("redirect_uri: ¦'/',"),
    oidcWith("response_type: 'id_token token',"),
    oidcWith("scope: 'profile email',"),
  ],
  silent: [
    oidcWith(
      "redirect_uri: '/callback',\nresponse_type: 'code',\nscope: 'openid profile email',",
    ),
    withKeys('oidc: [siteSignIn()],'),
  ],
});
