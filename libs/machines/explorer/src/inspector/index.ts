export {
  createInspector,
  type InspectedActor,
  type Inspector,
  type LogEntry,
} from './create-inspector.ts';
export { exportRecording } from './export-recording.ts';
export { InspectorPanel, type InspectorPanelProps } from './inspector-panel.tsx';
export { openInspector } from './open-inspector.tsx';
