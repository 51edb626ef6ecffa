/**
 * Where the storage of the browser is full, what the reader sets is kept as long as the page is
 * open, and a sentence says so. The framework itself reports an error to the console for each
 * value that it cannot store, and forgets it.
 */
import {translate} from '@docusaurus/Translate';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Not what is stored by the way: the version of a page that is read, searches. */
const isSetByReader = (key: string, value: string) =>
  !/^(?:docs-preferred-version|__DOCSEARCH_RECENT)/.test(key) && value !== '[]';

let isSaid = false;

function sayOnce(): void {
  if (isSaid) {
    return;
  }
  isSaid = true;
  const notice = document.createElement('div');
  notice.className = 'alert alert--warning storage-notice';
  notice.role = 'status';
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'button button--secondary button--sm';
  close.textContent = translate({id: 'fullStorage.close', message: 'Close'});
  close.addEventListener('click', () => notice.remove());
  document.body.append(notice);
  // After it is in the page: what is put into a status later is read out.
  notice.append(
    translate({
      id: 'fullStorage.notice',
      message:
        'The storage of your browser for this site is full. What you set here, such as ticks and colors, is kept until you close or reload this page. To keep it longer, delete the data of this site in the settings of your browser.',
    }),
    ' ',
    close,
  );
}

function keepWhatDoesNotFit(): void {
  // oxlint-disable-next-line typescript/unbound-method -- They are called with their storage.
  const {getItem, setItem, removeItem} = Storage.prototype;
  const kept = new Map<Storage, Map<string, string>>();
  Object.assign(Storage.prototype, {
    getItem(this: Storage, key: string) {
      return kept.get(this)?.get(key) ?? getItem.call(this, key);
    },
    removeItem(this: Storage, key: string) {
      kept.get(this)?.delete(key);
      removeItem.call(this, key);
    },
    setItem(this: Storage, key: string, value: string) {
      kept.get(this)?.delete(key);
      try {
        setItem.call(this, key, value);
      } catch (error) {
        if (!isFull(error)) {
          throw error;
        }
        kept.set(
          this,
          (kept.get(this) ?? new Map<string, string>()).set(key, String(value)),
        );
        if (isSetByReader(key, value)) {
          sayOnce();
        }
      }
    },
  });
}

if (ExecutionEnvironment.canUseDOM) {
  keepWhatDoesNotFit();
}
