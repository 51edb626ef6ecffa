/** Characters; a longer text is not read. */
export const maxLength = 5_000_000;
