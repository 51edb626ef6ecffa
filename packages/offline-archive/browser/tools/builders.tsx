/**
 * Draws the builders and the playground on the pages of an archive. They replace
 * what the page has, which responds to nothing; the parts of /tools/url share one state.
 */
import {createPortal} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {HangingProtocolPlayground} from '@site/src/features/hanging-protocol';
import {SubPathBuilder} from '@site/src/features/sub-path-builder';
import {
  UrlBuilder,
  UrlExplainer,
  UrlTool,
} from '@site/src/features/url-builder';

/** An empty element instead of a tool of the page. */
function placeOf(tool: string): Element | undefined {
  const element = document.querySelector(`[data-tool="${tool}"]`);
  const place = element && document.createElement('div');
  if (place) {
    element.replaceWith(place);
  }
  return place ?? undefined;
}

/** @param line of the release that the archive is about */
export function drawBuilders(line: string): void {
  const builder = placeOf('url-builder');
  const explainer = placeOf('url-explainer');
  if (builder && explainer) {
    createRoot(document.createElement('div')).render(
      <UrlTool first={line}>
        {createPortal(<UrlBuilder />, builder)}
        {createPortal(<UrlExplainer />, explainer)}
      </UrlTool>,
    );
  }
  const subPath = placeOf('sub-path-builder');
  if (subPath) {
    createRoot(subPath).render(<SubPathBuilder first={line} />);
  }
  const playground = placeOf('hanging-protocol');
  if (playground) {
    createRoot(playground).render(<HangingProtocolPlayground first={line} />);
  }
}
