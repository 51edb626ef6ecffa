/** The key of the storage: all files of a disk share one. */
export const storedMode = 'offline-archive-color-mode';
