/** The framework's storage, whose keys end in the site's namespace. */

/** @returns false if the browser forbids storage */
export function store(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
