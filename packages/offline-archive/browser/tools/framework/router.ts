/** What the finder imports as `@docusaurus/router`: the browser itself goes to an anchor. */
type Listener = (location: {hash: string}) => void;

const events = ['popstate', 'hashchange'];

const browserHistory = {
  /** @returns a function that stops it */
  listen(listener: Listener): () => void {
    const tell = () => {
      const target = document.querySelector(':target');
      const isHidden = target?.closest('[hidden]');
      listener(window.location);
      if (isHidden) {
        target?.scrollIntoView();
      }
    };
    events.forEach((name) => addEventListener(name, tell));
    return () => events.forEach((name) => removeEventListener(name, tell));
  },
};

export const useHistory = () => browserHistory;
