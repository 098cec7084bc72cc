/**
 * Attribute of the document's element while nothing but what the viewer sees first is drawn. The page's own server sets
 * it in the browser, and takes it away again, before any of the page's scripts are loaded.
 */
export const firstScreenMark = 'data-first-screen';
