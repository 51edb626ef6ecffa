import {propertiesOf, type Value} from '../model';
import {nearest} from '../nearest';
import {ruleOf, type About} from '../rule';
import {withKeys, withOptions} from './example';

export const rule = ruleOf({
  id: 'wrong-value',
  why: 'The viewer knows no other value. What another one does differs by key. A notice is hidden, a default applies, or an error stops the viewer.',
  page: 'configuration/configurationFiles#user-interface-keys',
  check({config, sources, knowledge, report}) {
    const look = (
      name: string,
      value: Value,
      values: string[] | undefined,
      page?: string,
    ) => {
      if (value.kind !== 'string' || !values || values.includes(value.value)) {
        return;
      }
      const meant =
        values.find((one) => one.toLowerCase() === value.value.toLowerCase()) ??
        nearest(value.value, values)?.name;
      report({
        at: value,
        message: `"${value.value}" is not a value of "${name}". Values: ${values.join(', ')}.`,
        page,
        write: meant,
      });
    };
    for (const {key, value} of config.properties) {
      const known = knowledge.keys[key];
      look(key, value, known?.values);
      for (const field of known?.fields ?? []) {
        for (const inner of propertiesOf(value)) {
          if (inner.key === field.name) {
            look(`${key}.${inner.key}`, inner.value, field.values);
          }
        }
      }
    }
    const page = 'configuration/dataSources/dicom-web#fetching';
    for (const {configuration} of sources) {
      for (const {key, value} of propertiesOf(configuration)) {
        look(key, value, knowledge.options[key]?.values, page);
        for (const inner of propertiesOf(value)) {
          look(
            `${key}.${inner.key}`,
            inner.value,
            knowledge.options[`${key}.${inner.key}`]?.values,
            page,
          );
        }
      }
    }
  },
});

export const about = (): About => ({
  title: 'Unknown value',
  threads: ['dcmjs-org/dicomweb-server#34', 'dcmjs-org/dicomweb-server#96'],
  firing: [
    withKeys("showPatientInfo: ¦'hidden',"),
    withKeys("investigationalUseDialog: {option: 'Never'},"),
    withOptions("bulkDataURI: {enabled: true, relativeResolution: 'study'},"),
    withOptions("imageRendering: ¦'wado-rs',"),
  ],
  silent: [
    withKeys(
      "showPatientInfo: 'visible',\ninvestigationalUseDialog: {option: 'never'},",
    ),
    withOptions("bulkDataURI: {enabled: true, relativeResolution: 'studies'},"),
  ],
});
