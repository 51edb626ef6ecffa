/** What a server must do with the output of the builder. */
import {expect} from 'vitest';
import {bundle, page} from '@ohif-docs/docs-check/recipes/served/sample-files';
import {send, type StubServer} from '@ohif-docs/docs-check/recipes/server';

/** The name that the server is asked for. */
export const host = 'localhost';

/** Sends a request to a server on this machine. */
export const ask = async (
  port: number,
  path: string,
  {method = 'GET', name = host} = {},
) => {
  const {status, headers, body} = await send({port, path, method, host: name});
  return {
    status,
    type: headers['content-type']?.replace(/;.*/, ''),
    cache: headers['cache-control'],
    location: headers.location?.replace(/^http:\/\/[^/]+/, ''),
    nosniff: headers['x-content-type-options'] as string | undefined,
    body,
  };
};

/**
 * Checks that a running server delivers everything that the viewer needs.
 *
 * @param otherHost the status for a host name that the output does not contain
 */
export async function expectServed(
  port: number,
  prefix: string,
  appConfig: string,
  otherHost = 421,
): Promise<void> {
  const get = (path: string) => ask(port, prefix + path);
  for (const path of ['/', '/viewer', '/viewer/pacs?StudyInstanceUIDs=1.2']) {
    expect(await get(path), path).toMatchObject({
      status: 200,
      type: 'text/html',
      cache: 'no-cache',
      nosniff: 'nosniff',
      body: page,
    });
  }
  const missing = await get('/missing.bundle.js');
  expect(missing, 'a missing file').toMatchObject({
    status: 404,
    nosniff: 'nosniff',
  });
  expect(missing.body, 'a missing file').not.toBe(page);
  const gone = await get('/app.bundle.ffffffffffffffffffff.js');
  expect(gone.status, 'a missing bundle').toBe(404);
  expect(gone.cache ?? '', 'a missing bundle').not.toContain('immutable');
  expect(await get('/app-config.js'), 'app-config.js').toMatchObject({
    status: 200,
    cache: 'no-store',
    body: appConfig,
  });
  expect(await get(`/${bundle}`), 'a bundle').toMatchObject({
    status: 200,
    cache: 'public, max-age=31536000, immutable',
  });
  expect((await get('/worker.mjs')).type, 'a worker').toBe('text/javascript');
  expect((await get('/codec.wasm')).type, 'a codec').toBe('application/wasm');
  if (prefix) {
    expect((await ask(port, '/')).location, 'the root').toBe(`${prefix}/`);
    expect((await ask(port, `${prefix}?a=b`)).location).toBe(`${prefix}/?a=b`);
  }
  const other = await ask(port, `${prefix}/viewer`, {name: 'other.example'});
  expect(other.status, 'another host name').toBe(otherHost);
  expect(other.body, 'another host name').not.toBe(page);
}

/** Checks which requests reach the archive and which must not. */
export async function expectArchive(
  port: number,
  archive: StubServer,
  root: string,
): Promise<void> {
  const found = await ask(port, '/dicom-web/studies?PatientID=a%2Fb');
  expect(found.status).toBe(200);
  const [asked, ...others] = archive.take();
  expect(asked?.url).toBe(`${root}/studies?PatientID=a%2Fb`);
  // The archive writes its links for the host that the browser uses.
  expect(asked?.headers.host).toBe(host);
  expect(asked?.headers.forwarded).toBe(`host=${host};proto=http`);
  expect(others).toEqual([]);
  for (const [path, method] of [
    ['/dicom-web/studies/1.2', 'DELETE'],
    ['/dicom-web/servers', 'GET'],
    ['/instances', 'GET'],
  ] as const) {
    const {status} = await ask(port, path, {method});
    expect(archive.take(), `${method} ${path}`).toEqual([]);
    expect(path === '/instances' || status >= 400, path).toBe(true);
  }
}
