/** The studies and their series, as fields. */
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useEarlyInput} from '@site/src/components/EarlyInput';
import {Field, styles} from '@site/src/features/tools';
import {
  presets,
  unusedUid,
  type SeriesFields,
  type StudyFields,
} from './study-fields';
import own from './styles.module.css';

const presetNames = (): Record<keyof typeof presets, string> => ({
  chest: translate({
    id: 'hangingProtocol.preset.chest',
    message: 'Chest CT with a prior',
  }),
  petCt: 'PET/CT',
  mammography: translate({
    id: 'hangingProtocol.preset.mammography',
    message: 'Mammography, four views',
  }),
  prostate: translate({
    id: 'hangingProtocol.preset.prostate',
    message: 'MR of the prostate',
  }),
  radiograph: translate({
    id: 'hangingProtocol.preset.radiograph',
    message: 'One radiograph',
  }),
});

const newSeries: SeriesFields = {
  Modality: 'CT',
  SeriesDescription: '',
  SeriesNumber: '1',
  numImageFrames: '100',
  isReconstructable: true,
  more: '',
};

/** Shown as labels, because rules refer to them. */
const names = [
  'Modality',
  'SeriesDescription',
  'SeriesNumber',
  'numImageFrames',
] as const;

function Series({
  value,
  title,
  error,
  change,
  remove,
}: {
  value: SeriesFields;
  title: string;
  error: string | undefined;
  change: (part: Partial<SeriesFields>) => void;
  remove: () => void;
}): ReactNode {
  const checkbox = useEarlyInput<HTMLInputElement, boolean>(
    value.isReconstructable,
    (isReconstructable) => change({isReconstructable}),
  );
  return (
    <fieldset className={own.series}>
      <legend>{title}</legend>
      {names.map((name) => (
        <Field
          key={name}
          label={name}
          value={value[name]}
          onChange={(text) => change({[name]: text})}
        />
      ))}
      <Field
        wide
        label={translate({
          id: 'hangingProtocol.more',
          message: 'Attributes of the images',
        })}
        value={value.more}
        problems={error ? [{severity: 'error', text: error}] : []}
        onChange={(more) => change({more})}
      />
      <label className={own.checkbox}>
        <input
          ref={checkbox}
          type="checkbox"
          checked={value.isReconstructable}
          onChange={({currentTarget: {checked}}) =>
            change({isReconstructable: checked})
          }
        />{' '}
        isReconstructable
      </label>
      <button type="button" onClick={remove}>
        <Translate id="hangingProtocol.removeSeries">Remove series</Translate>
      </button>
    </fieldset>
  );
}

function Study({
  value,
  position,
  errors,
  change,
  remove,
}: {
  value: StudyFields;
  position: number;
  errors: ReadonlyMap<string, string>;
  change: (value: StudyFields) => void;
  remove: (() => void) | undefined;
}): ReactNode {
  const {series} = value;
  const set = (next: readonly SeriesFields[]) =>
    change({...value, series: next});
  return (
    <details className={own.study}>
      <summary>
        {position === 0
          ? translate({
              id: 'hangingProtocol.current',
              message: 'Current study',
            })
          : translate(
              {id: 'hangingProtocol.prior', message: 'Prior {number}'},
              {number: position},
            )}
        {`: ${value.StudyDescription} (${series.length})`}
      </summary>
      <div>
        <Field
          label="StudyDescription"
          value={value.StudyDescription}
          onChange={(StudyDescription) => change({...value, StudyDescription})}
        />
        <Field
          label="StudyInstanceUID"
          value={value.StudyInstanceUID}
          onChange={(StudyInstanceUID) => change({...value, StudyInstanceUID})}
        />
        {series.map((each, index) => (
          <Series
            key={index}
            title={translate(
              {id: 'hangingProtocol.series', message: 'Series {number}'},
              {number: index + 1},
            )}
            value={each}
            error={errors.get(`${position}/${index}`)}
            change={(part) =>
              set(
                series.map((old, at) =>
                  at === index ? {...old, ...part} : old,
                ),
              )
            }
            remove={() => set(series.filter((_, at) => at !== index))}
          />
        ))}
        <button type="button" onClick={() => set([...series, newSeries])}>
          <Translate id="hangingProtocol.addSeries">Add a series</Translate>
        </button>
        {remove && (
          <button type="button" onClick={remove}>
            <Translate id="hangingProtocol.removePrior">Remove prior</Translate>
          </button>
        )}
      </div>
    </details>
  );
}

export default function Studies({
  studies,
  errors,
  change,
  replace,
  children,
}: {
  studies: readonly StudyFields[];
  errors: ReadonlyMap<string, string>;
  change: (studies: readonly StudyFields[]) => void;
  /** A change that can be undone. */
  replace: (studies: readonly StudyFields[]) => void;
  /** The end of the form. */
  children: ReactNode;
}): ReactNode {
  const texts = presetNames();
  const preset = Object.keys(presets).find((id) => presets[id] === studies);
  const addPrior = () =>
    change([
      ...studies,
      {
        StudyInstanceUID: unusedUid(studies),
        StudyDescription: '',
        series: [newSeries],
      },
    ]);
  return (
    <form
      className={styles.fields}
      aria-label={translate({
        id: 'hangingProtocol.studies',
        message: 'Studies',
      })}
      onSubmit={(event) => event.preventDefault()}>
      <Field
        only
        wide
        label={translate({
          id: 'hangingProtocol.preset',
          message: 'Studies to match',
        })}
        value={preset ?? ''}
        choices={[
          ...(preset
            ? []
            : [
                {
                  value: '',
                  label: translate({
                    id: 'hangingProtocol.yourStudies',
                    message: 'Your studies',
                  }),
                },
              ]),
          ...Object.keys(presets).map((id) => ({value: id, label: texts[id]!})),
        ]}
        onChange={(id) => presets[id] && replace(presets[id])}
      />
      {studies.map((study, position) => (
        <Study
          key={position}
          value={study}
          position={position}
          errors={errors}
          change={(value) =>
            change(studies.map((old, at) => (at === position ? value : old)))
          }
          remove={
            position > 0
              ? () => change(studies.filter((_, at) => at !== position))
              : undefined
          }
        />
      ))}
      <button type="button" onClick={addPrior}>
        <Translate id="hangingProtocol.addPrior">Add a prior</Translate>
      </button>
      {children}
    </form>
  );
}
