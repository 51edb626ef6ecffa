import {createContext} from 'react';

/** Whether code is in a cell, where a long name breaks (src/theme/CodeInline). */
export const InTable = createContext(false);
