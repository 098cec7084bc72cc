import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DiagramSvg } from './diagram-svg.tsx';
import type { Diagram } from './layout-boxes.ts';

/** The text of a file with the drawing, states and words as they stand. */
export function svgText(diagram: Diagram, activeIds: ReadonlySet<string>): string {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(<DiagramSvg diagram={diagram} activeIds={activeIds} />));
  const [picture] = place.children;
  const text = picture ? new XMLSerializer().serializeToString(picture) : '';
  root.unmount();
  return text;
}
