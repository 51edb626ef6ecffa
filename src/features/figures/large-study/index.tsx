import {useMemo, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import shared from '../styles.module.css';
import {kinds, openStudy, type Kind, type Settings} from './model';
import {recorded, recordedWith} from './recorded';
import styles from './styles.module.css';
import Waterfall from './Waterfall';

const steps = {
  latency: [1, 5, 10, 20, 40, 80, 120, 200, 300],
  bandwidth: [5, 10, 20, 50, 100, 200, 500, 1000],
};

const connections = {http1: 'HTTP/1.1', http2: 'HTTP/2'};

const nameOf = (kind: Kind) =>
  ({
    series: translate({
      id: 'figures.largeStudy.series',
      message: 'List of series',
    }),
    metadata: translate({
      id: 'figures.largeStudy.metadata',
      message: 'Metadata of 12 series',
    }),
    first: translate({
      id: 'figures.largeStudy.first',
      message: 'First image',
    }),
    thumbnail: translate({
      id: 'figures.largeStudy.thumbnail',
      message: 'Thumbnails',
    }),
    other: translate({
      id: 'figures.largeStudy.other',
      message: 'Other images of the series',
    }),
  })[kind];

/** The requests of opening a study, computed for a network, next to a recorded run. */
export default function LargeStudyFigure(): ReactNode {
  const isBrowser = useIsBrowser();
  const [settings, setSettings] = useState<Settings>({
    ...recordedWith,
    connection: 'http1',
  });
  const {connection} = settings;
  const computed = useMemo(() => openStudy(settings), [settings]);
  const real = useMemo(() => recorded(connection), [connection]);
  return (
    <figure
      className={clsx('live-figure', shared.figure, shared.wide, styles.figure)}
      data-figure="large-study">
      <div className={styles.runs}>
        <Waterfall
          title={translate(
            {
              id: 'figures.largeStudy.computed',
              message: 'Computed: {latency} ms, {bandwidth} Mbit/s',
            },
            settings,
          )}
          requests={computed}
        />
        <Waterfall
          title={translate(
            {
              id: 'figures.largeStudy.recorded',
              message: 'Recorded: {latency} ms, {bandwidth} Mbit/s',
            },
            recordedWith,
          )}
          requests={real}
        />
      </div>
      <ul className={styles.legend}>
        {kinds.map((kind) => (
          <li key={kind} className={styles[kind]}>
            {nameOf(kind)}
          </li>
        ))}
      </ul>
      {isBrowser && <Controls settings={settings} setSettings={setSettings} />}
      <figcaption>
        <Translate id="figures.largeStudy.caption">
          Each line is a request: pale while it waits in the browser, and solid
          until its last byte arrives. Try a high latency and a high bandwidth,
          and compare HTTP/1.1, where six requests run at a time, with HTTP/2.
        </Translate>
      </figcaption>
    </figure>
  );
}

function Controls({
  settings,
  setSettings,
}: {
  settings: Settings;
  setSettings: (settings: Settings) => void;
}): ReactNode {
  const labels = {
    latency: translate({
      id: 'figures.largeStudy.latency',
      message: 'Latency',
    }),
    bandwidth: translate({
      id: 'figures.largeStudy.bandwidth',
      message: 'Bandwidth',
    }),
  };
  const units = {latency: 'ms', bandwidth: 'Mbit/s'};
  return (
    <div className={shared.controls}>
      <div
        role="group"
        aria-label={translate({
          id: 'figures.largeStudy.connection',
          message: 'Connection',
        })}
        className={shared.presets}>
        {(['http1', 'http2'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === settings.connection}
            onClick={() => setSettings({...settings, connection: one})}>
            {connections[one]}
          </button>
        ))}
      </div>
      <div className={shared.sliders}>
        {(['latency', 'bandwidth'] as const).map((name) => (
          <label key={name}>
            <span>
              {labels[name]}{' '}
              <span aria-hidden="true">
                {settings[name]} {units[name]}
              </span>
            </span>
            <input
              type="range"
              max={steps[name].length - 1}
              value={steps[name].indexOf(settings[name])}
              aria-valuetext={`${settings[name]} ${units[name]}`}
              onChange={({target}) =>
                setSettings({
                  ...settings,
                  [name]: steps[name][Number(target.value)]!,
                })
              }
            />
          </label>
        ))}
      </div>
    </div>
  );
}
