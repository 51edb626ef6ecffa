import {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import shared from '../styles.module.css';
import * as model from './model';
import styles from './styles.module.css';

const steps = {
  latency: [1, 5, 10, 20, 40, 80, 120, 200, 300],
  bandwidth: [5, 10, 20, 50, 100, 200, 500, 1000],
};
const units = {latency: 'ms', bandwidth: 'Mbit/s'};

/** Ends of the time axis, in seconds. */
const ends = [1, 2, 4, 10, 20, 40, 100, 200];

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

/** The requests of opening a study, computed for a network, next to a recorded run. */
export default function LargeStudyFigure(): ReactNode {
  const isBrowser = useIsBrowser();
  const [settings, setSettings] = useState<model.Settings>({
    ...model.recordedWith,
    connection: 'http1',
  });
  const computed = translate({id: 'figures.study.model', message: 'Computed'});
  const recorded = translate({id: 'figures.study.run', message: 'Recorded'});
  const names = {
    metadata: translate({id: 'figures.study.metadata', message: 'Metadata'}),
    first: translate({id: 'figures.study.first', message: 'First image'}),
    thumbnail: translate({id: 'figures.study.thumb', message: 'Thumbnails'}),
    other: translate({id: 'figures.study.other', message: 'Other images'}),
  };
  return (
    <figure
      className={clsx('live-figure', shared.figure, shared.wide)}
      data-figure="large-study">
      <div className={styles.runs}>
        <Run {...settings} title={computed}>
          {model.openStudy(settings)}
        </Run>
        <Run {...model.recordedWith} title={recorded}>
          {model.recorded(settings.connection)}
        </Run>
      </div>
      <ul className={styles.legend}>
        {(['metadata', 'first', 'thumbnail', 'other'] as const).map((kind) => (
          <li key={kind} className={styles[kind]}>
            {names[kind]}
          </li>
        ))}
      </ul>
      {isBrowser && (
        <div className={shared.controls}>
          <div className={shared.presets}>
            {(['http1', 'http2'] as const).map((connection) => (
              <button
                key={connection}
                type="button"
                aria-pressed={connection === settings.connection}
                onClick={() => setSettings({...settings, connection})}>
                HTTP/{connection === 'http1' ? '1.1' : '2'}
              </button>
            ))}
          </div>
          <Sliders settings={settings} setSettings={setSettings} />
        </div>
      )}
      <figcaption>
        <Translate id="figures.study.caption">
          Each line is a request: pale while it waits in the browser, and solid
          until its last byte arrives. Try a high latency and a high bandwidth,
          and compare HTTP/1.1, where six requests run at a time, with HTTP/2.
        </Translate>
      </figcaption>
    </figure>
  );
}

type ControlsProps = {
  settings: model.Settings;
  setSettings: (settings: model.Settings) => void;
};

function Sliders({settings, setSettings}: ControlsProps): ReactNode {
  const labels = {
    latency: translate({id: 'figures.study.latency', message: 'Latency'}),
    bandwidth: translate({id: 'figures.study.bandwidth', message: 'Bandwidth'}),
  };
  return (
    <div className={shared.sliders}>
      {(['latency', 'bandwidth'] as const).map((name) => {
        const value = `${settings[name]} ${units[name]}`;
        const set = (step: number) =>
          setSettings({...settings, [name]: steps[name][step]!});
        return (
          <label key={name}>
            <span>
              {labels[name]} <span aria-hidden="true">{value}</span>
            </span>
            <input
              type="range"
              max={steps[name].length - 1}
              value={steps[name].indexOf(settings[name])}
              aria-valuetext={value}
              onChange={({target}) => set(Number(target.value))}
            />
          </label>
        );
      })}
    </div>
  );
}

type RunProps = typeof model.recordedWith & {
  title: string;
  children: model.Request[];
};

function Run({children: requests, ...props}: RunProps): ReactNode {
  const {title, latency, bandwidth} = props;
  const {first, all} = model.timesOf(requests);
  const width = ends.find((end) => end * 1000 >= all)!;
  const barsOf = (
    wanted: model.Kind,
    from: 'made' | 'sent',
    to: 'sent' | 'end',
  ) =>
    requests.map((request, row) => {
      const [start, end] = [
        Math.round(request[from]),
        Math.ceil(request[to] + 1),
      ];
      return request.kind === wanted
        ? `M${start} ${row}H${end}v1H${start}z`
        : '';
    });
  return (
    <div>
      <strong>{`${title}: ${latency} ms, ${bandwidth} Mbit/s`}</strong>
      <p role="status">
        <Translate
          id="figures.study.times"
          values={{first: seconds(first), all: seconds(all)}}>
          {
            'First image after {first} s, all images of the series after {all} s'
          }
        </Translate>
      </p>
      <div className={styles.chart}>
        <svg
          key={all}
          viewBox={`0 0 ${width * 1000} ${requests.length}`}
          preserveAspectRatio="none"
          aria-hidden="true">
          <path d={`M${first} 0V200`} className={styles.first} />
          {model.kinds.map((kind) => (
            <g key={kind} className={styles[kind]}>
              <path d={barsOf(kind, 'made', 'sent').join('')} opacity="0.3" />
              <path d={barsOf(kind, 'sent', 'end').join('')} />
            </g>
          ))}
        </svg>
      </div>
      <p className={styles.axis} aria-hidden="true">
        <span>0</span> <span>{width / 2}</span> <span>{width} s</span>
      </p>
    </div>
  );
}
