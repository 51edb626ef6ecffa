/**
 * What DocSearch 3.9 tells assistive technology, put right. It declares the modal a
 * button with everything inside it, gives every list of hits the same id, points from
 * the input at ids that do not exist, does not call the input a combobox, and puts
 * buttons into options. Nor does it say anything when a screen reader clicks a hit
 * rather than the link in it.
 *
 * React keeps rendering these attributes, so they are corrected again whenever they
 * change. Returns what undoes it.
 */
export function makeDialog(within: HTMLElement): () => void {
  const improve = () => {
    const container = within.querySelector('.DocSearch-Container');
    const input = within.querySelector('.DocSearch-Input');
    if (!container || !input) {
      return;
    }
    set(container, {
      role: 'dialog',
      'aria-modal': 'true',
      'aria-label': 'Search',
      tabindex: null,
      'aria-expanded': null,
      'aria-haspopup': null,
      'aria-labelledby': null,
      'aria-controls': null,
      'aria-owns': null,
    });
    const lists = Array.from(within.querySelectorAll('.DocSearch-Hits ul'));
    lists.forEach((list, i) => {
      const title = list.parentElement?.querySelector('.DocSearch-Hit-source');
      // An option must not hold buttons, as earlier searches do; a cell may.
      const isGrid =
        list.querySelector('.DocSearch-Hit-action-button') !== null;
      set(list, {
        id: `search-hits-${i}`,
        role: isGrid ? 'grid' : 'listbox',
        'aria-label': title?.textContent ?? null,
        'aria-labelledby': null,
      });
      for (const item of list.querySelectorAll('li')) {
        set(item, {role: isGrid ? 'row' : 'option'});
        const cell = item.querySelector('.DocSearch-Hit-Container');
        if (cell) set(cell, {role: isGrid ? 'gridcell' : null});
      }
    });
    set(input, {
      role: 'combobox',
      'aria-haspopup': lists.some(({role}) => role === 'grid')
        ? 'grid'
        : 'listbox',
      'aria-expanded': String(lists.length > 0),
      'aria-controls': lists.map(({id}) => id).join(' ') || null,
    });
  };
  improve();
  const observer = new MutationObserver(improve);
  observer.observe(within, {
    subtree: true,
    childList: true,
    attributeFilter: ['id', 'role', 'aria-controls', 'aria-labelledby'],
  });
  const followLink = (event: MouseEvent) => {
    const target = event.target as Element;
    const hit = target.closest('.DocSearch-Hit');
    if (hit && !target.closest('a, button')) {
      event.stopPropagation();
      hit.querySelector('a')?.click();
    }
  };
  within.addEventListener('click', followLink, {capture: true});
  return () => {
    observer.disconnect();
    within.removeEventListener('click', followLink, {capture: true});
  };
}

/** Null removes. Touches nothing that is as it should be. */
function set(element: Element, attributes: Record<string, string | null>) {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) === value) {
      continue;
    }
    if (value === null) {
      element.removeAttribute(name);
    } else {
      element.setAttribute(name, value);
    }
  }
}
