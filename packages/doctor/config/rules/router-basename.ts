import {valueOf, type Value} from '../model';
import {ruleOf, type About, type Context} from '../rule';
import {asFunction, withKeys} from './example';

const withBasename = (value: string) =>
  withKeys('').replace("routerBasename: '/'", `routerBasename: ${value}`);

/** `null`, or no value at all. */
function checkEmpty(
  {config, fromFunction, knowledge, report}: Context,
  value: Value | undefined,
): void {
  const stops =
    knowledge.keys.routerBasename?.note?.includes('With `null`') ?? false;
  const isEmpty = !value || value.kind === 'null' || value.kind === 'undefined';
  if (value?.kind === 'null' && stops) {
    report({
      at: value,
      message: '"routerBasename: null" stops the viewer.',
      why: `${knowledge.release} does not start with it. Write the path, or remove the key.`,
    });
  } else if (fromFunction && isEmpty && !config.open) {
    report({
      at: value ?? {start: config.start, end: config.start + 1},
      message:
        'A configuration that is a function must return "routerBasename" as a string.',
      why: 'The viewer does not add a default to the result of a function. With `null`, it does not start.',
      page: 'configuration/configurationFiles#configuration-as-a-function',
    });
  }
}

export const rule = ruleOf({
  id: 'router-basename',
  why: 'The page stays blank, or links go to another path, if the value is not the path that the viewer is served under.',
  page: 'deployment/custom-url-access',
  check(context) {
    const {config, options, report} = context;
    const value = valueOf(config, 'routerBasename');
    if (value?.kind !== 'string') {
      checkEmpty(context, value);
      return;
    }
    const text = value.value;
    const right = `/${text.replace(/^(?:\.{0,2}\/)+|\/+$/g, '')}`;
    const served = options.path && `/${options.path.replace(/^\/+|\/+$/g, '')}`;
    if (/^(https?:)?\/\//i.test(text)) {
      report({
        at: value,
        message: '"routerBasename" is a path, not a URL.',
        write: /^(?:https?:)?\/\/[^/]*(\/.*?)?\/*$/i.exec(text)?.[1] ?? '/',
      });
    } else if (/^[^/_%${]/.test(text)) {
      report({
        at: value,
        certainty: 'likely',
        message: '"routerBasename" must begin with a slash.',
        write: right,
      });
    } else if (text.length > 1 && text.endsWith('/')) {
      report({
        at: value,
        severity: 'warning',
        certainty: 'likely',
        message: '"routerBasename" ends with a slash.',
        why: `Anyone who opens the URL without the slash, "${right}", sees a blank page, unless the server redirects. Only the build's \`PUBLIC_URL\` ends with a slash.`,
        write: right,
      });
    } else if (served && right.toLowerCase() !== served.toLowerCase()) {
      report({
        at: value,
        message: `"routerBasename" is "${text}", and the viewer is served under "${served}".`,
        write: served,
      });
    }
  },
});

export const about = (): About => ({
  title: 'routerBasename does not match the path of the viewer',
  threads: ['OHIF/Viewers#3729', 'OHIF/Viewers#4316', 'OHIF/Viewers#2099'],
  firing: [
    withBasename("¦'/ohif/'"),
    {code: withBasename("¦'/viewer'"), path: '/ohif'},
    withBasename("'https://viewer.example.org/ohif'"),
    asFunction('routerBasename: ¦null,'),
    {code: withBasename('null'), release: '3.9'},
    withBasename("'./viewer/'"),
  ],
  silent: [
    {code: withBasename("'/ohif'"), path: '/ohif/'},
    withBasename('null'),
    asFunction("routerBasename: '/',"),
  ],
});
