/**
 * Attribute of the document's element while nothing but what the viewer sees first is drawn. A script in the built page sets
 * it and takes it away again, both before hydration; the server's HTML has none.
 */
export const firstScreenMark = 'data-first-screen';

/**
 * Attribute of the document's element while styles of blocks far below the first screen are on their way. A script in the
 * built page sets it and takes it away again; the server's HTML has none.
 */
export const farSheetsMark = 'data-far-sheets';

/** The group of style sheets that nothing on the first screen needs. */
export const farSheets = 'far';
