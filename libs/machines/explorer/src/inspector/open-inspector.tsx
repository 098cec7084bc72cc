import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { host as hostStyle } from './inspector.css.ts';
import { InspectorPanel, type InspectorPanelProps } from './inspector-panel.tsx';
import { standBesideDialogs } from './stand-beside-dialogs.ts';

/**
 * Puts the inspector's panel onto the page, outside of the page's own tree: a dialog neither closes on a press in it
 * nor covers it nor hides it.
 *
 * @returns Takes it away again.
 */
export function openInspector(props: InspectorPanelProps): () => void {
  const host = document.createElement('div');
  host.className = hostStyle;
  const leaveDialogs = standBesideDialogs(host);
  // React listens inside of the host, so its own handlers come first.
  const inside = document.createElement('div');
  host.append(inside);
  document.body.append(host);
  const root = createRoot(inside);
  root.render(
    <StrictMode>
      <InspectorPanel {...props} />
    </StrictMode>,
  );
  return () => {
    root.unmount();
    leaveDialogs();
    host.remove();
  };
}
