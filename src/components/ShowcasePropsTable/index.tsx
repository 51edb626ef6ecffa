import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import ShowcaseText from '@site/src/components/ShowcaseText';
import styles from './styles.module.css';

/** As `plugins/showcase/props.ts` reads it out of the types. */
type ComponentDoc = {
  name: string;
  description: string;
  inherits?: string;
  props: {
    name: string;
    type: string;
    required: boolean;
    default?: string;
    description: string;
  }[];
};

type Props = {
  /** Name of the file of `src/viewer-ui` whose components the tables describe. */
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
        <ShowcaseText>{component.description}</ShowcaseText>
      </p>
      {component.props.length > 0 && (
        <div
          className={styles.scroll}
          role="region"
          tabIndex={0}
          aria-label={translate(
            {id: 'showcase.props.region', message: 'Props of {component}'},
            {component: component.name},
          )}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">
                  <Translate id="showcase.props.name">Name</Translate>
                </th>
                <th scope="col">
                  <Translate id="showcase.props.type">Type</Translate>
                </th>
                <th scope="col">
                  <Translate id="showcase.props.default">Default</Translate>
                </th>
                <th scope="col">
                  <Translate id="showcase.props.description">
                    Description
                  </Translate>
                </th>
              </tr>
            </thead>
            <tbody>
              {component.props.map((prop) => (
                <tr key={prop.name}>
                  <th scope="row">
                    <code>{prop.name}</code>
                    {prop.required && (
                      <>
                        {' '}
                        <span className={styles.required}>
                          <Translate id="showcase.props.required">
                            required
                          </Translate>
                        </span>
                      </>
                    )}
                  </th>
                  <td>
                    <code>{prop.type}</code>
                  </td>
                  <td>
                    {prop.default ? (
                      /\s/.test(prop.default) && /^[a-z]/.test(prop.default) ? (
                        prop.default
                      ) : (
                        <code>{prop.default}</code>
                      )
                    ) : null}
                  </td>
                  <td>
                    <ShowcaseText>{prop.description}</ShowcaseText>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {component.inherits && (
        <p>
          <Translate
            id="showcase.props.inherits"
            description="Introduces what a component takes over from an element or a library">
            It takes over:
          </Translate>{' '}
          <ShowcaseText>{lowerFirst(component.inherits)}</ShowcaseText>
        </p>
      )}
    </section>
  ));
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
