/**
 * An archive that responds as Orthanc does to the requests of the tutorial and of a search
 * below a wrong root: 1.10.1 was sent each of them, and its statuses and messages are those
 * here.
 */
import type {ServerResponse} from 'node:http';
import {StubServer, type ReceivedRequest} from '../../recipes/server';

/** The study in `examples/first-study/phantom-study.zip`. */
export const sampleStudy = {
  patient: 'Phantom^First',
  uid: '2.25.602237483799263680258000276915274767',
  images: 20,
};

/** What outlasts a restart of the archive: the volume of the Compose file. */
export type Stored = {study: boolean};

type OrthancConfig = {
  AuthenticationEnabled?: boolean;
  DicomWeb?: {Enable?: boolean; Root?: string};
};

const found = [
  {
    '00100010': {vr: 'PN', Value: [{Alphabetic: sampleStudy.patient}]},
    '0020000D': {vr: 'UI', Value: [sampleStudy.uid]},
    '00201208': {vr: 'IS', Value: [sampleStudy.images]},
  },
];

/**
 * Starts the archive.
 *
 * @param source the content of orthanc.json
 * @throws with Orthanc's message if that is not JSON: Orthanc stops
 */
export async function startArchive(
  source: string,
  stored: Stored,
): Promise<StubServer> {
  let config: OrthancConfig;
  try {
    config = JSON.parse(source) as OrthancConfig;
  } catch {
    throw new Error(
      'Cannot parse a JSON document: The configuration file does not follow the JSON syntax',
    );
  }
  return StubServer.start((request, response) =>
    respond(request, response, config, stored),
  );
}

function respond(
  request: ReceivedRequest,
  response: ServerResponse,
  config: OrthancConfig,
  stored: Stored,
): void {
  const send = (status: number, body: unknown) => {
    response.writeHead(status, {'content-type': 'application/json'});
    response.end(`${JSON.stringify(body, null, 1)}\n`);
  };
  const fail = (status: number, message: string) =>
    send(status, {HttpStatus: status, Message: message});
  if (config.AuthenticationEnabled) {
    response.writeHead(401).end();
    return;
  }
  const [path, query] = request.url.split('?');
  if (request.method === 'POST' && path === '/instances') {
    // Without the file, curl sends an empty request.
    if (request.bytes === 0) {
      return fail(400, 'Bad file format');
    }
    const Status = stored.study ? 'AlreadyStored' : 'Success';
    stored.study = true;
    return send(
      200,
      Array.from({length: sampleStudy.images}, () => ({Status})),
    );
  }
  const {Enable = false, Root = '/dicom-web/'} = config.DicomWeb ?? {};
  if (Enable && path === `${Root}studies`) {
    return send(200, stored.study ? found : []);
  }
  // The list of Orthanc's own interface.
  if (path?.replace(/^\/+/, '/') === '/studies') {
    return query
      ? fail(400, 'Bad request')
      : send(200, stored.study ? ['a7a8da1a'] : []);
  }
  fail(
    404,
    Enable && path?.startsWith(`${Root}studies/`)
      ? 'Accessing an inexistent item'
      : 'Unknown resource',
  );
}
