import {act, useId, useState} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {Window} from 'happy-dom';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import Editor from '@site/src/features/tools/Editor';
import {
  useLinkedState,
  usePermalink,
} from '@site/src/features/tools/usePermalink';
import {useEarlyInput, useTextAreaValue} from './index';

vi.mock('@docusaurus/useIsBrowser', async () => {
  const {useSyncExternalStore} = await import('react');
  const never = () => () => undefined;
  return {
    default: function useIsBrowser() {
      return useSyncExternalStore(
        never,
        () => true,
        () => false,
      );
    },
  };
});

vi.mock('@docusaurus/Translate', () => ({default: () => null}));

let page: Window;
beforeEach(() => {
  page = new Window({url: 'https://docs.example.org/tools/url'});
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => vi.unstubAllGlobals());

/** The page as it is built, in which `early` enters something before React takes it over. */
async function start(
  Page: () => React.ReactNode,
  early: (root: HTMLElement) => void,
): Promise<HTMLElement> {
  const html = renderToString(<Page />);
  for (const name of [
    'window',
    'document',
    'HTMLInputElement',
    'HTMLSelectElement',
    'HTMLTextAreaElement',
    'HTMLIFrameElement',
    'ResizeObserver',
    'getComputedStyle',
  ] as const) {
    vi.stubGlobal(name, page[name]);
  }
  const root = document.createElement('main');
  document.body.append(root);
  root.innerHTML = html;
  early(root);
  await act(() => {
    hydrateRoot(root, <Page />, {
      onRecoverableError: (error) => expect.unreachable(String(error)),
    });
    return Promise.resolve();
  });
  return root;
}

const find = <Found extends Element>(root: HTMLElement, name: string): Found =>
  root.querySelector<Found>(name)!;

function Fields() {
  const [state, setState] = useState({text: '', choice: 'a', checked: false});
  const change = (part: Partial<typeof state>) =>
    setState((now) => ({...now, ...part}));
  const text = useEarlyInput<HTMLInputElement>(state.text, (early) =>
    change({text: early}),
  );
  const choice = useEarlyInput<HTMLSelectElement>(state.choice, (early) =>
    change({choice: early}),
  );
  const box = useEarlyInput<HTMLInputElement, boolean>(
    state.checked,
    (checked) => change({checked}),
  );
  const nothing = () => undefined;
  return (
    <>
      <input ref={text} type="text" value={state.text} onChange={nothing} />
      <select ref={choice} value={state.choice} onChange={nothing}>
        <option>a</option>
        <option>b</option>
      </select>
      <input
        ref={box}
        type="checkbox"
        checked={state.checked}
        onChange={nothing}
      />
      <output>{JSON.stringify(state)}</output>
    </>
  );
}

test('a text, a choice, and a check mark that come before React are taken over together', async () => {
  const root = await start(Fields, (early) => {
    find<HTMLInputElement>(early, 'input').value = 'typed';
    find<HTMLSelectElement>(early, 'select').value = 'b';
    find<HTMLInputElement>(early, '[type=checkbox]').checked = true;
  });
  expect(find(root, 'output').textContent).toBe(
    '{"text":"typed","choice":"b","checked":true}',
  );
  expect(find<HTMLSelectElement>(root, 'select').value).toBe('b');
  expect(find<HTMLInputElement>(root, '[type=checkbox]').checked).toBe(true);
});

test('nothing changes where the reader has entered nothing', async () => {
  const root = await start(Fields, () => undefined);
  expect(find(root, 'output').textContent).toBe(
    '{"text":"","choice":"a","checked":false}',
  );
});

function Builder() {
  const opened = usePermalink([], ['studies', 'mode']);
  const [fields, setFields] = useLinkedState<Record<string, string>>(
    opened?.hash,
    opened ? opened.fields : {studies: '1.2.3', mode: 'viewer'},
  );
  const {studies = ''} = fields;
  const id = useId();
  const field = useEarlyInput<HTMLTextAreaElement>(studies, (early) =>
    setFields((now) => ({...now, studies: early})),
  );
  return (
    <>
      <textarea
        ref={field}
        id={id}
        value={useTextAreaValue(id, studies)}
        onChange={() => undefined}
      />
      <output>{JSON.stringify(fields)}</output>
    </>
  );
}

test.each([
  ['', '{"studies":"1.2.3 4","mode":"viewer"}'],
  ['#release=3.9.0&studies=9&mode=tmtv', '{"studies":"1.2.3 4","mode":"tmtv"}'],
])(
  'a text area keeps what is added to its example: %j',
  async (hash, fields) => {
    page.location.hash = hash;
    const root = await start(Builder, (early) => {
      find<HTMLTextAreaElement>(early, 'textarea').value += ' 4';
    });
    expect(find(root, 'output').textContent).toBe(fields);
    expect(find<HTMLTextAreaElement>(root, 'textarea').value).toBe('1.2.3 4');
  },
);

test('a permalink fills in what the reader has not entered', async () => {
  page.location.hash = '#release=3.9.0&studies=9';
  const root = await start(Builder, () => undefined);
  expect(find<HTMLTextAreaElement>(root, 'textarea').value).toBe('9');
});

function Code() {
  const [text, setText] = useState("const early = 'no';");
  return <Editor label="" hint="" rows={3} value={text} onChange={setText} />;
}

test('an editor has colors before React, and keeps what is added', async () => {
  const root = await start(Code, (early) => {
    expect(find(early, '.colors .string').textContent).toBe("'no'");
    find<HTMLTextAreaElement>(early, 'textarea').value += ' // yes';
  });
  expect(find<HTMLTextAreaElement>(root, 'textarea').value).toBe(
    "const early = 'no'; // yes",
  );
});
