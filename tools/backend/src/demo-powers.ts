export { createControlApp } from './control/control-app.ts';
export { createControlRoom } from './control/control-room.ts';
export { createPartiesApp } from './parties/parties-app.ts';
export { createLateTracker } from './parties/tracker/late-tracker.ts';
