/** Keys that were pressed before the field was there. */
export type Typing = {text: string; stop: () => void};

/** Collects what is typed until `stop` is called or Escape is pressed. */
export function collectKeys(first: string, onEscape: () => void): Typing {
  const collect = (event: KeyboardEvent) => {
    const {key, metaKey, ctrlKey, altKey} = event;
    if (metaKey || ctrlKey || altKey) {
      return;
    }
    if (key.length === 1) {
      typing.text += key;
    } else if (key === 'Backspace') {
      typing.text = typing.text.slice(0, -1);
    } else if (key === 'Escape') {
      typing.stop();
      onEscape();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const typing: Typing = {
    text: first,
    stop: () => window.removeEventListener('keydown', collect, true),
  };
  window.addEventListener('keydown', collect, true);
  return typing;
}
