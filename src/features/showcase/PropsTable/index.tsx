import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {WithCode} from '@site/src/features/tools';
import Heading from '@theme/Heading';
import type {ComponentDoc} from '../plugin/props';
import ShowcaseTable from '../Table';
import styles from './styles.module.css';

type Props = {
  /** Name of the file of `packages/ui-next` whose components the tables describe. */
  of: string;
  /** Added by the remark plugin `showcase`. */
  components?: ComponentDoc[];
};

/** The props of each component of a file, from its types. */
export default function ShowcasePropsTable({of, components}: Props): ReactNode {
  if (!components) {
    throw new Error(
      `<PropsTable of="${of}"> was not resolved: it works in the Markdown pages of src/pages, where the remark plugin showcase adds the data.`,
    );
  }
  return components.map((component) => (
    <section key={component.name}>
      <Heading as="h3" id={`props-${component.name.toLowerCase()}`}>
        <code>{component.name}</code>
      </Heading>
      <p>
        <WithCode>{component.description}</WithCode>
      </p>
      {component.props.length > 0 && <Table component={component} />}
      {component.inherits && (
        <p>
          <Translate
            id="showcase.props.inherits"
            description="Introduces the attributes that a component passes on to an element or a library">
            It also accepts:
          </Translate>{' '}
          <WithCode>{lowerFirst(component.inherits)}</WithCode>
        </p>
      )}
    </section>
  ));
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function Table({component}: {component: ComponentDoc}): ReactNode {
  return (
    <ShowcaseTable
      name={translate(
        {id: 'showcase.props.region', message: 'Props of {component}'},
        {component: component.name},
      )}
      columns={[
        translate({id: 'showcase.props.name', message: 'Name'}),
        translate({id: 'showcase.props.type', message: 'Type'}),
        translate({id: 'showcase.props.default', message: 'Default'}),
        translate({id: 'showcase.props.description', message: 'Description'}),
      ]}
      className={styles.table}
      rows={component.props.map((prop) => ({
        key: prop.name,
        header: (
          <>
            <code>{prop.name}</code>
            {prop.required && (
              <>
                {' '}
                <span className={styles.required}>
                  <Translate id="showcase.props.required">required</Translate>
                </span>
              </>
            )}
          </>
        ),
        cells: [
          <code>{prop.type}</code>,
          prop.default && <Default text={prop.default} />,
          <WithCode>{prop.description}</WithCode>,
        ],
      }))}
    />
  );
}

/** Code, unless it is a sentence. */
function Default({text}: {text: string}): ReactNode {
  const isSentence = /\s/.test(text) && /^[a-z]/.test(text);
  return isSentence ? text : <code>{text}</code>;
}
