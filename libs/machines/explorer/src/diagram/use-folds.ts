import { useCallback, useState } from 'react';
import { around, foldable } from './fold-graph.ts';
import type { GraphNode } from './machine-graph.ts';

/** Which states are folded. A chosen state is always to be seen, so that what is around it unfolds. */
export function useFolds(root: GraphNode, selectedId: string | undefined) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set());
  const [shownId, setShownId] = useState(selectedId);
  if (selectedId !== undefined && selectedId !== shownId) {
    const outer = new Set(around(root, selectedId).map(({ id }) => id));
    setFolded(new Set([...folded].filter((id) => !outer.has(id))));
    setShownId(selectedId);
  }
  const toggle = useCallback((id: string) => {
    setFolded((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return {
    folded,
    toggle,
    foldAll: () => setFolded(new Set(foldable(root))),
    unfoldAll: () => setFolded(new Set()),
    canFold: foldable(root).length > 0,
  };
}
