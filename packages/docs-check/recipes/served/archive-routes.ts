/** Checks each recipe that proxies /dicom-web/. */
import type {ReceivedRequest, RecipeServer, StubServer} from '../server';
import {createExpect, seen, type Report} from './create-expect';
import {archiveAnswer, uid} from './sample-files';

/** Requests arrive as they were sent, with the real client; only DELETE is refused. */
export async function expectArchiveRoutes(
  server: RecipeServer,
  behind: StubServer,
  asSeen: {host: string; proto: string; cookie: string | undefined},
  report: Report,
) {
  const expect = createExpect(report);
  const arrives = async (
    path: string,
    answer: Record<string, unknown>,
    options: Parameters<RecipeServer['request']>[1] = {},
  ): Promise<ReceivedRequest | undefined> => {
    expect(path, seen(await server.request(path, options)), answer);
    const received = behind.take();
    const urls = received.map(({url}) => url);
    expect(path, {'arrives as': urls}, {'arrives as': [path]});
    return received[0];
  };
  behind.take();

  const asked = await arrives(
    '/dicom-web/studies?PatientName=Curie*&limit=1',
    {status: 200, body: archiveAnswer},
    {
      headers: {
        'X-Forwarded-For': '203.0.113.7',
        Authorization: 'Bearer of-the-viewer',
        Cookie: 'session=1',
      },
    },
  );
  expect('the archive sees', asked?.headers ?? {}, {
    host: asSeen.host,
    'x-forwarded-proto': asSeen.proto,
    forwarded: `host=${asSeen.host};proto=${asSeen.proto}`,
    // The real IP address.
    'x-forwarded-for': '127.0.0.1',
    cookie: asSeen.cookie,
    authorization: 'Bearer of-the-viewer',
  });

  // An encoded path reaches the archive as it was sent.
  const frames = `/dicom-web/studies/${uid}/series/1.2/instances/1.3/frames`;
  await arrives(`${frames}/1%2C2`, {});
  await arrives('/wado?requestType=WADO&studyUID=1', {});
  await arrives('/dicom-web/studies?refused=1', {status: 401});

  // STOW-RS: far above nginx's own limit of 1 MB.
  const stored = await arrives(
    '/dicom-web/studies',
    {},
    {method: 'POST', body: Buffer.alloc(3_000_000)},
  );
  expect('an upload', {bytes: stored?.bytes}, {bytes: 3_000_000});

  const path = `/dicom-web/studies/${uid}`;
  const {status} = await server.request(path, {method: 'DELETE'});
  expect(
    'DELETE',
    {status, 'reaches the archive': behind.take().length},
    {status: 403, 'reaches the archive': 0},
  );
}
