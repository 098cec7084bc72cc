export { playerControlsMachine } from './player-controls.machine.ts';
export {
  PANEL_SCREENS,
  type PanelScreen,
  type PlayerControlsContext,
  type PlayerControlsEvent,
  playerControlsEvents,
  type PlayerControlsInput,
} from './player-controls.types.ts';
