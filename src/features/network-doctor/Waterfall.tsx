/** What takes time: a table whose last column is drawn. */
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Row, Waterfall as Data} from '@ohif-docs/doctor/network';

const seconds = (ms: number) => `${(ms / 1000).toFixed(ms < 995 ? 2 : 1)} s`;
const sizeOf = (bytes = 0) =>
  bytes >= 1e6
    ? `${(bytes / 1e6).toFixed(1)} MB`
    : `${Math.ceil(bytes / 1000)} kB`;

function Bar({row, duration}: {row: Row; duration: number}): ReactNode {
  const scale = 100 / Math.max(1, duration);
  let x = row.start * scale;
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      {(['queued', 'connecting', 'server', 'receiving'] as const).map(
        (part) => {
          const width = row[part] * scale;
          const from = x;
          x += width;
          return (
            <rect
              key={part}
              data-part={part}
              x={from}
              y="0"
              width={width}
              height="8"
            />
          );
        },
      )}
    </svg>
  );
}

function Head(): ReactNode {
  return (
    <thead>
      <tr>
        <th scope="col">
          <Translate id="networkDoctor.request">Request</Translate>
        </th>
        <th scope="col">
          <Translate id="networkDoctor.status">Status</Translate>
        </th>
        <th scope="col">
          <Translate id="networkDoctor.queue">Queue</Translate>
        </th>
        <th scope="col">
          <Translate id="networkDoctor.server">Server</Translate>
        </th>
        <th scope="col">
          <Translate id="networkDoctor.total">Total</Translate>
        </th>
        <th scope="col">
          <Translate id="networkDoctor.size">Size</Translate>
        </th>
        <th scope="col">
          <Translate id="networkDoctor.when">When</Translate>
        </th>
      </tr>
    </thead>
  );
}

export default function Waterfall({waterfall}: {waterfall: Data}): ReactNode {
  const {rows, left, requests, duration, bytes, queued, server} = waterfall;
  return (
    <details>
      <summary>
        <Translate
          id="networkDoctor.times"
          values={{requests, duration: seconds(duration), size: sizeOf(bytes)}}>
          {'Where the time goes: {requests} requests, {duration}, {size}'}
        </Translate>
      </summary>
      <p>
        <Translate
          id="networkDoctor.sums"
          values={{queued: seconds(queued), server: seconds(server)}}>
          {
            'All requests together waited {queued} for a connection and {server} for the server.'
          }
        </Translate>
        {left > 0 && (
          <>
            {' '}
            <Translate id="networkDoctor.left" values={{left}}>
              {'The {left} quickest requests are left out.'}
            </Translate>
          </>
        )}
      </p>
      <div
        className="waterfall"
        tabIndex={0}
        role="region"
        aria-label={translate({
          id: 'networkDoctor.waterfall',
          message: 'Times of the requests',
        })}>
        <table>
          <Head />
          <tbody>
            {rows.map((row) => (
              <tr key={row.at}>
                <th scope="row" translate="no">
                  {row.label}
                </th>
                <td>{(row.status ?? 0) > 0 ? row.status : '–'}</td>
                <td>{seconds(row.queued)}</td>
                <td>{seconds(row.server)}</td>
                <td>{seconds(row.total)}</td>
                <td>{row.bytes === undefined ? '–' : sizeOf(row.bytes)}</td>
                <td>
                  <Bar row={row} duration={duration} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
