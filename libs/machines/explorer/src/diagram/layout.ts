import ELK from 'elkjs/lib/elk.bundled.js';
import { type Diagram, layoutBoxes } from './layout-boxes.ts';
import { layoutInput } from './layout-input.ts';
import type { MachineGraph } from './machine-graph.ts';

const elk = new ELK();

/** Places a machine's states in layers, with room for the words of every transition. */
export const layOut = async (graph: MachineGraph): Promise<Diagram> =>
  layoutBoxes(graph, await elk.layout(layoutInput(graph)));
