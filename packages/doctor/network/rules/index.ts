/** All rules, the cause before what follows from it: each request has one cause, the first that fits. */
import {corsRules} from './cors';
import {mediaRules} from './media';
import {oneOrigin} from './fixes';
import {reachRules} from './reach';
import {rootRules} from './roots';
import {harOf, hostOf, rule, type NetworkRule} from './rule';
import {signInRules} from './sign-in';
import {slowRules} from './slow';
import {statusRules} from './status';
import {viewerFileRules} from './viewer-files';

const [doubledPath, ...otherRoots] = rootRules;

/** The last one: whatever the browser blocked without a word. */
const failed = rule({
  id: 'failed',
  title: 'The request failed, and the recording does not say why',
  severity: 'warning',
  certainty: 'question',
  page: 'deployment/cors#is-it-really-cors',
  find: ({error}) =>
    error &&
    // A failure with a name of its own is not this one.
    !/ERR_(?!FAILED\b)|NS_BINDING_ABORTED|^curl:/.test(error) && {
      evidence: [error],
    },
  says: [
    /net::ERR_FAILED|NetworkError when attempting to fetch|TypeError: Failed to fetch|Load failed|CORS request failed/,
  ],
  why: (_hit, exchange) =>
    `The browser did not give the response of ${hostOf(exchange)} to the page. Usually that is CORS. What does the console say? Paste its lines here.`,
  fixes: () => [oneOrigin],
  faulty: {
    'no details': harOf({
      url: 'https://archive.example.org/x',
      page: 'https://viewer.example.org',
      error: 'net::ERR_FAILED',
    }),
  },
});

export const networkRules: readonly NetworkRule[] = [
  doubledPath!,
  ...reachRules,
  ...signInRules,
  ...corsRules,
  ...otherRoots,
  ...mediaRules,
  ...viewerFileRules,
  ...statusRules,
  ...slowRules,
  failed,
];
