import type { MachineGraph } from './machine-graph.ts';

/** Props of the machine's drawing. */
export interface MachineDiagramProps {
  graph: MachineGraph;
  activeIds: ReadonlySet<string>;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}
