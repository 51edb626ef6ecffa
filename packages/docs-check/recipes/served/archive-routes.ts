/** Checks each recipe that proxies /dicom-web/. */
import type {
  ReceivedResponse,
  ReceivedRequest,
  RecipeServer,
  StubServer,
} from '../server';
import {createExpect, type Report} from './create-expect';
import {archiveAnswer, uid} from './sample-files';

/** Requests arrive as they were sent, with the real client; only DELETE is refused. */
export async function expectArchiveRoutes(
  server: RecipeServer,
  behind: StubServer,
  seen: {host: string; proto: string; cookie: string | undefined},
  report: Report,
) {
  const expect = createExpect(report);
  const arrives = async (
    path: string,
    options: Parameters<RecipeServer['request']>[1] = {},
  ): Promise<[ReceivedResponse, ReceivedRequest | undefined]> => {
    const answer = await server.request(path, options);
    const received = behind.take();
    expect(
      `${path} arrives at the archive as`,
      received.map((a) => a.url),
      [path],
    );
    return [answer, received[0]];
  };
  behind.take();

  const [studies, asked] = await arrives(
    '/dicom-web/studies?PatientName=Curie*&limit=1',
    {
      headers: {
        'X-Forwarded-For': '203.0.113.7',
        Authorization: 'Bearer of-the-viewer',
        Cookie: 'session=1',
      },
    },
  );
  expect('/dicom-web/studies, status', studies.status, 200);
  expect('/dicom-web/studies, answer', studies.body, archiveAnswer);
  expect('the archive sees the host', asked?.headers.host, seen.host);
  expect(
    'the archive sees the scheme',
    asked?.headers['x-forwarded-proto'],
    seen.proto,
  );
  expect(
    'the archive sees Forwarded',
    asked?.headers.forwarded,
    `host=${seen.host};proto=${seen.proto}`,
  );
  expect(
    'the archive sees the real IP address',
    asked?.headers['x-forwarded-for'],
    '127.0.0.1',
  );
  expect('the archive sees the cookie', asked?.headers.cookie, seen.cookie);
  expect(
    'the archive sees the token',
    asked?.headers.authorization,
    'Bearer of-the-viewer',
  );

  // An encoded path reaches the archive as it was sent.
  await arrives(
    `/dicom-web/studies/${uid}/series/1.2/instances/1.3/frames/1%2C2`,
  );
  await arrives('/wado?requestType=WADO&studyUID=1');

  const [refused] = await arrives('/dicom-web/studies?refused=1');
  expect("the archive's refusal", refused.status, 401);

  // STOW-RS: far above nginx's own limit of 1 MB.
  const [, stored] = await arrives('/dicom-web/studies', {
    method: 'POST',
    body: Buffer.alloc(3_000_000),
  });
  expect('an upload arrives whole', stored?.bytes, 3_000_000);

  const removed = await server.request(`/dicom-web/studies/${uid}`, {
    method: 'DELETE',
  });
  expect('DELETE, status', removed.status, 403);
  expect('DELETE reaches the archive', behind.take().length, 0);
}
