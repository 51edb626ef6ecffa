/** Prints the measurements. */
import type {Recorded} from './baseline';
import type {Measured} from './compare';
import {rankOf, type Quality, type Query} from './quality';

function printQuality(rows: Record<string, Record<string, Quality>>): void {
  const engines = Object.keys(rows);
  const lines = Object.keys(rows[engines[0]!]!);
  for (const measure of [
    'mrr10',
    'success1',
    'success3',
    'success10',
    'zeroResults',
  ] as const) {
    console.log(`\n${measure}`);
    console.table(
      Object.fromEntries(
        lines.map((kind) => [
          `${kind} (${rows[engines[0]!]![kind]!.queries})`,
          Object.fromEntries(
            engines.map((name) => [name, rows[name]![kind]?.[measure]]),
          ),
        ]),
      ),
    );
  }
}

/** Prints the queries whose page is not among the first three. */
function printLowRanks(
  queries: readonly Query[],
  found: readonly string[][],
): void {
  queries.forEach((query, i) => {
    const rank = rankOf(found[i]!, query);
    if (rank > 3) {
      console.log(
        `Rank ${rank}: ${query.q} (${found[i]!.slice(0, 3).join(', ')})`,
      );
    }
  });
}

function printPeers(
  measured: Measured,
  recorded: Recorded,
  indexBytes: number,
) {
  console.table({
    ours: {
      indexBytes,
      firstAnswerBytes: measured.bytes.firstAnswer,
      buildTime: Math.round(recorded.buildTime),
    },
    ...Object.fromEntries(
      Object.entries(recorded.peers ?? {}).map(([name, peer]) => [
        name,
        {
          indexBytes: peer.indexBytes,
          firstAnswerBytes: peer.firstAnswerBytes,
          buildTime: peer.buildTime,
        },
      ]),
    ),
  });
  console.log('\nWhere another engine is ahead of ours:');
  console.table(recorded.leads);
}

/**
 * @param indexBytes of the current version
 * @param withPeers whether this run measured the other engines
 */
export function printReport(
  {queries, found}: {queries: readonly Query[]; found: readonly string[][]},
  measured: Measured,
  recorded: Recorded,
  {indexBytes, withPeers}: {indexBytes: number; withPeers: boolean},
): void {
  const peers = withPeers ? (recorded.peers ?? {}) : {};
  printQuality({
    ours: measured.quality,
    ...Object.fromEntries(
      Object.entries(peers).map(([name, {quality}]) => [name, quality]),
    ),
  });
  printLowRanks(queries, found);
  console.log(
    '\nMessages of the troubleshooting page, pasted whole:',
    measured.messages,
  );
  console.log(
    '\nQueries whose pages an older version has too, run there:',
    measured.older,
  );
  console.log('\nBytes after brotli:', {
    ...measured.bytes,
    code: recorded.code,
    texts: recorded.textBytes,
  });
  if (withPeers) {
    printPeers(measured, recorded, indexBytes);
  }
}
