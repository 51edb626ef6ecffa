import {createContext} from 'react';

/** Whether a page has the sidebar of a section, for the parts of the layout outside of it. */
export const InSection = createContext(false);
