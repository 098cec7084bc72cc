import { watchActors } from '@foyer/core';
import { createInspector, openInspector } from '@foyer/explorer/inspector';
import { requirementTexts } from '@foyer/explorer/requirements';

/** Lets QA look into the page's running flows. A chunk of its own, which only pages with `?inspect` load. */
export function startInspector(): void {
  const inspector = createInspector();
  watchActors(inspector.observe);
  openInspector({ inspector, requirementTexts });
}
