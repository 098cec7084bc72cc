import { useReactFlow, useStore, useStoreApi } from '@xyflow/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Diagram } from './layout-boxes.ts';
import { boxOf, followedState, isInSight, wholeZoom } from './place-in-sight.ts';

interface ViewpointProps {
  diagram: Diagram;
  activeIds: ReadonlySet<string>;
  /** The state that was asked for elsewhere than in the drawing. */
  askedId: string | undefined;
  isFollowing: boolean;
}

/** A zoom at which the smallest words can be read. */
const READABLE = 0.9;
/** A small machine is shown whole, at this zoom or more. */
const WHOLE = 0.65;
/** What is left free around a drawing that is shown whole. */
const MARGIN = 0.95;

/**
 * Moves the drawing: to the machine at first, to a state that is asked for, and, while it follows, to the active state
 * when that leaves the sight. At any other time the drawing stands still.
 */
export function Viewpoint({ diagram, activeIds, askedId, isFollowing }: ViewpointProps) {
  const { nodes } = diagram;
  const { setCenter, fitBounds } = useReactFlow();
  const store = useStoreApi();
  const isSized = useStore(({ width }) => width > 0);
  const [root] = nodes;
  const activeId = root && followedState(root, activeIds);
  const shownActiveId = useRef<string>(undefined);

  const centre = useEffectEvent((id: string, zoom: number) => {
    const box = boxOf(nodes, id);
    if (!box) return;
    const { width, height } = store.getState();
    const isLarge = box.width * zoom > width || box.height * zoom > height;
    if (isLarge) void fitBounds(box, { padding: 1 - MARGIN });
    else void setCenter(box.x + box.width / 2, box.y + box.height / 2, { zoom });
  });

  const begin = useEffectEvent(() => {
    shownActiveId.current = activeId;
    if (!root || activeId === undefined) return;
    const zoom = Math.min(1, wholeZoom(nodes, store.getState()) * MARGIN);
    if (zoom >= WHOLE) void setCenter(root.width / 2, root.height / 2, { zoom });
    else centre(activeId, READABLE);
  });
  useEffect(() => {
    if (isSized) begin();
  }, [isSized]);

  const follow = useEffectEvent((id: string) => {
    if (!isSized || id === shownActiveId.current) return;
    shownActiveId.current = id;
    const box = boxOf(nodes, id);
    const view = store.getState();
    if (box && !isInSight(box, view)) centre(id, view.transform[2]);
  });
  useEffect(() => {
    if (isFollowing && activeId !== undefined) follow(activeId);
  }, [isFollowing, activeId]);

  const ask = useEffectEvent((id: string) =>
    centre(id, Math.max(READABLE, store.getState().transform[2])),
  );
  // A state that was folded away is placed a moment after it is asked for.
  const isPlaced = askedId !== undefined && nodes.some(({ id }) => id === askedId);
  useEffect(() => {
    if (isSized && askedId !== undefined && isPlaced) ask(askedId);
  }, [isSized, askedId, isPlaced]);
  return null;
}
