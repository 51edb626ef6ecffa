/** The viewports of a stage, drawn as the viewer arranges them, and why the stage is active. */
import {Fragment, useState, type CSSProperties, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {WithCode} from '@site/src/features/tools';
import {cellsOf} from './engine/cells';
import type {
  ActivationResult,
  Result,
  StageResult,
  Status,
  ViewportResult,
} from './engine/types';
import {titleOf, type Described} from './study-fields';
import own from './styles.module.css';
import {stageName} from './summary';

const statusName = (status: Status): string =>
  ({
    enabled: translate({id: 'hangingProtocol.enabled', message: 'enabled'}),
    passive: translate({id: 'hangingProtocol.passive', message: 'passive'}),
    disabled: translate({id: 'hangingProtocol.disabled', message: 'disabled'}),
  })[status];

/** Where a cell is: by `layoutOptions`, or in its row. */
function placeOf({stage}: StageResult, index: number): CSSProperties {
  const {rows, columns, layoutOptions} = stage.viewportStructure.properties;
  const {x, y, width, height} = layoutOptions?.[index] ?? {
    x: (index % columns) / columns,
    y: Math.floor(index / columns) / rows,
    width: 1 / columns,
    height: 1 / rows,
  };
  const percent = (part: number) => `${part * 100}%`;
  return {
    left: percent(x),
    top: percent(y),
    // Neighbors share a border.
    width: `calc(${percent(width)} + 1px)`,
    height: `calc(${percent(height)} + 1px)`,
  };
}

/** What a viewport shows. */
const displaySetsIn = (
  {wanted}: ViewportResult,
  {displaySets}: Described,
): Described['displaySets'] =>
  wanted.flatMap(({displaySet}) =>
    displaySets.filter((each) => each.displaySetInstanceUID === displaySet),
  );

function Cell({
  viewport: {id, isFilled},
  shown,
  studies,
}: {
  viewport: ViewportResult;
  shown: Described['displaySets'];
  studies: Described['studies'];
}): ReactNode {
  return (
    <>
      <small>{String(id)}</small>
      {shown.map((displaySet, index) => (
        <Fragment key={index}>
          <strong>
            {studies.findIndex(
              ({StudyInstanceUID}) =>
                StudyInstanceUID === displaySet.StudyInstanceUID,
            ) > 0 &&
              `${translate({id: 'hangingProtocol.ofPrior', message: 'Prior'})}: `}
            {titleOf(displaySet)}
          </strong>
          <span>
            {translate(
              {
                id: 'hangingProtocol.numbers',
                message: 'Series {series}. Images: {images}.',
              },
              {
                series: String(displaySet.SeriesNumber),
                images: String(Number(displaySet.numImageFrames) || 0),
              },
            )}
          </span>
        </Fragment>
      ))}
      {!isFilled && (
        <em>
          <Translate id="hangingProtocol.empty">Empty</Translate>
        </em>
      )}
    </>
  );
}

/** A condition of the stage, in words. */
function reasonOf(
  name: 'enabled' | 'passive',
  {ok, missing, matched, minimum}: ActivationResult,
  selectors: readonly string[] = [],
): string {
  if (missing !== undefined) {
    return translate(
      {
        id: 'hangingProtocol.missing',
        message: '`{name}` is not met: no match for {missing}.',
      },
      {name, missing},
    );
  }
  const counts = {name, minimum, matched};
  return [
    ok
      ? translate(
          {
            id: 'hangingProtocol.holds',
            message:
              '`{name}` is met: {matched} viewports filled, {minimum} required.',
          },
          counts,
        )
      : translate(
          {
            id: 'hangingProtocol.fails',
            message:
              '`{name}` is not met: {matched} viewports filled, {minimum} required.',
          },
          counts,
        ),
    selectors.length > 0 &&
      translate(
        {
          id: 'hangingProtocol.selectorsFind',
          message: 'All listed selectors matched: {selectors}.',
        },
        {selectors: selectors.join(', ')},
      ),
  ]
    .filter(Boolean)
    .join(' ');
}

function Reasons({stage}: {stage: StageResult}): ReactNode {
  const {passive, enabled, status} = stage;
  const selectorsOf = (name: 'enabled' | 'passive') =>
    stage.stage.stageActivation?.[name]?.displaySetSelectorsMatched;
  return (
    <p>
      {translate(
        {
          id: 'hangingProtocol.status',
          message: 'This stage is {status}.',
        },
        {status: statusName(status)},
      )}{' '}
      <WithCode>
        {reasonOf('passive', passive, selectorsOf('passive'))}
      </WithCode>{' '}
      {enabled && (
        <WithCode>
          {reasonOf('enabled', enabled, selectorsOf('enabled'))}
        </WithCode>
      )}
    </p>
  );
}

/** What the console says about viewports that stay empty: `_matchViewport` of the service. */
function Missing({
  viewports,
}: {
  viewports: readonly ViewportResult[];
}): ReactNode {
  const ids = viewports.flatMap(({wanted}) =>
    wanted.flatMap(({selector, displaySet}) =>
      displaySet === undefined ? [selector] : [],
    ),
  );
  return ids.length === 0 ? null : (
    <div className={own.console}>
      <p>
        <Translate id="hangingProtocol.console">The console says:</Translate>
      </p>
      {[...new Set(ids)].map((id) => (
        <code key={id}>
          {`The hanging protocol viewport is requesting to display ${id} displaySet that is not matched based on the provided criteria (e.g. matching rules).`}
        </code>
      ))}
    </div>
  );
}

export default function Picture({
  result,
  data,
}: {
  result: Result;
  data: Described;
}): ReactNode {
  const {stages, stageIndex} = result;
  const [chosen, choose] = useState(stageIndex ?? 0);
  const stage = stages[chosen] ?? stages[0];
  if (!stage) {
    return null;
  }
  const index = stages.indexOf(stage);
  const viewports = index === stageIndex ? result.viewports : stage.viewports;
  const {rows, columns} = stage.stage.viewportStructure?.properties ?? {};
  return (
    <div className={own.picture}>
      <div
        role="group"
        className={own.stages}
        aria-label={translate({
          id: 'hangingProtocol.stages',
          message: 'Stages',
        })}>
        {stages.map((each, at) => (
          <button
            key={at}
            type="button"
            aria-pressed={at === index}
            onClick={() => choose(at)}>
            {stageName(each, at)} ({statusName(each.status)})
          </button>
        ))}
      </div>
      {rows && columns && (
        <ul
          className={own.grid}
          aria-label={translate({
            id: 'hangingProtocol.grid',
            message: 'Viewports',
          })}>
          {viewports.slice(0, cellsOf(stage.stage)).map((viewport, at) => {
            const shown = displaySetsIn(viewport, data);
            const modalities = new Set(shown.map(({Modality}) => Modality));
            return (
              <li
                key={at}
                style={placeOf(stage, at)}
                data-filled={viewport.isFilled}
                data-modality={[...modalities].join(' + ') || undefined}
                data-stack={shown.some(
                  ({numImageFrames}) => Number(numImageFrames) > 1,
                )}>
                <Cell
                  viewport={viewport}
                  shown={shown}
                  studies={data.studies}
                />
              </li>
            );
          })}
        </ul>
      )}
      <Missing viewports={viewports} />
      <Reasons stage={stage} />
    </div>
  );
}
