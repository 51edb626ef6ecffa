/**
 * Two recorded runs: 3.10.0-beta.146, built from its source, in Chromium 156 (no graphics card,
 * `useCPURendering`, two busy cores, second study of the session), `maxNumRequests` of the
 * included configuration, TLS, and a relay that adds 80 ms and limits the way to the browser to
 * 50 Mbit/s. Times are those of the browser's Network domain, without the searches for studies.
 */
import stored from '../data/large-study.json';
import {kinds, type Request, type Settings} from './model';

export const recordedWith = {latency: 80, bandwidth: 50};

export const recorded = (connection: Settings['connection']): Request[] =>
  kinds
    .flatMap((kind) =>
      stored[connection][kind].map(([made, sent, end]) => ({
        kind,
        made: made!,
        sent: sent!,
        end: end!,
      })),
    )
    .sort((a, b) => a.made - b.made);
