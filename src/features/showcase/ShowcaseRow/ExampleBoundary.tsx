import {Component, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {children: ReactNode};
type State = {error: Error | null};

/** An example that throws shows its own error; the page and the other examples go on. */
export default class ExampleBoundary extends Component<Props, State> {
  override state: State = {error: null};

  static getDerivedStateFromError(error: unknown): State {
    return {error: error instanceof Error ? error : new Error(String(error))};
  }

  override render(): ReactNode {
    const {error} = this.state;
    if (!error) {
      return this.props.children;
    }
    return (
      <div role="alert" className={styles.error}>
        <p>
          <Translate id="showcase.example.failed">
            This example has failed. The rest of the page still works.
          </Translate>
        </p>
        <pre>{error.message}</pre>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => this.setState({error: null})}>
          <Translate id="showcase.example.restart">Start it again</Translate>
        </button>
      </div>
    );
  }
}
