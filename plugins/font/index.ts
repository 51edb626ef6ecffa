/**
 * Inter as small as the site needs it: 22 instead of 48 kB, which a first visit waits for.
 * The package's file has weights and alternate shapes that no style asks for.
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** The weights in src/css/fonts.css. */
const weights = {minWeight: 400, maxWeight: 700};

export default function font(): Plugin {
  return {
    name: 'font',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            include:
              /[\\/]@fontsource-variable[\\/].+-latin-wght-normal\.woff2$/,
            enforce: 'pre',
            use: [
              {loader: path.join(__dirname, 'loader.cjs'), options: weights},
            ],
          },
        ],
      },
    }),
  };
}
