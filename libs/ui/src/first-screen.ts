/**
 * Attribute of the document's element while nothing but what the viewer sees first is drawn. A script in the built page sets
 * it and takes it away again, both before hydration; the server's HTML has none.
 */
export const firstScreenMark = 'data-first-screen';
