/** Loads the file with the controls that are not in the page (src/components/FirstInput/later.ts). */

/** The template puts in the address. */
declare const LATER_SCRIPT: string;

/** What the page's first script does for that file. */
export type WithBridge = {
  firstInput?: {
    repeatLater: (control: HTMLElement) => void;
    isReady?: boolean;
  };
};

export const isLaterReady = (): boolean =>
  (window as unknown as WithBridge).firstInput?.isReady === true;

let loading: Promise<void> | undefined;

/** Once; after a failure, again. */
export function loadLater(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = LATER_SCRIPT;
    script.onload = () => resolve();
    script.onerror = () => {
      loading = undefined;
      reject(new Error(`${LATER_SCRIPT} did not load.`));
    };
    document.head.append(script);
  });
  return loading;
}
