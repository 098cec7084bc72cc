/** Key in the local storage of whom the tabs of the browser last found the session to be of. */
export const viewerMarkKey = 'foyer.viewer';

/** Stands there for everybody without an account. */
export const visitorMark = 'visitor';
