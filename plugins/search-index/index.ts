import type {Plugin} from '@docusaurus/types';

export default function searchIndex(): Plugin {
  return {name: 'search-index'};
}
