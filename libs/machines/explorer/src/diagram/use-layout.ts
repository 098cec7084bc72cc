import { useEffect, useState } from 'react';
import { foldGraph } from './fold-graph.ts';
import { layOut } from './layout.ts';
import type { Diagram } from './layout-boxes.ts';
import type { MachineGraph } from './machine-graph.ts';

interface Layout {
  graph: MachineGraph;
  status: 'pending' | 'failed' | 'drawn';
  diagram?: Diagram;
}

/** Lays a machine out. While states are folded or unfolded, the drawing before stays. */
export function useLayout(graph: MachineGraph, folded: ReadonlySet<string>): Layout {
  const [layout, setLayout] = useState<Layout>({ graph, status: 'pending' });
  useEffect(() => {
    let isWanted = true;
    const show = (next: Layout) => isWanted && setLayout(next);
    layOut(foldGraph(graph, folded)).then(
      (diagram) => show({ graph, status: 'drawn', diagram }),
      () => show({ graph, status: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [graph, folded]);
  return layout.graph === graph ? layout : { graph, status: 'pending' };
}
