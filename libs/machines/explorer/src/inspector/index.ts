export { createInspector, type InspectedActor, type Inspector } from './create-inspector.ts';
export type { LogEntry } from './log-entry.ts';
export { exportRecording } from './export-recording.ts';
export { InspectorPanel, type InspectorPanelProps } from './inspector-panel.tsx';
export { openInspector } from './open-inspector.tsx';
