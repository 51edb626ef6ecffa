/** Characters; a longer text is not read. */
export const maxLength = 5_000_000;
/** Characters of a recording of the network; a longer one is not read. */
export const longestRecording = 100_000_000;
/** A text area takes seconds to show more of them. */
export const maxLines = 100_000;
/** Findings after which the list is of no use to anybody. */
export const mostFindings = 500;
