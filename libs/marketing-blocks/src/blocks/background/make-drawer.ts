import { createDrawer, type Drawer, type DrawnOn } from './drawer.ts';
import type { DrawOrder } from './drawer.worker.ts';

const hasWorkers = (canvas: HTMLCanvasElement): boolean =>
  typeof Worker === 'function' && 'transferControlToOffscreen' in canvas;

/** Draws in a worker where there is one, so that a busy page does not hold the film up; in the page elsewhere. */
export function makeDrawer(canvas: HTMLCanvasElement, count: number): Drawer {
  if (!hasWorkers(canvas)) return createDrawer(canvas as DrawnOn, count);
  const worker = new Worker(new URL('./drawer.worker.ts', import.meta.url), { type: 'module' });
  const tell = (order: DrawOrder, transfer: Transferable[] = []) =>
    worker.postMessage(order, transfer);
  const offscreen = canvas.transferControlToOffscreen();
  tell({ canvas: offscreen, count }, [offscreen]);
  return {
    take: (index, picture) => tell({ take: [index, picture] }, [picture]),
    follow: (follow) => tell({ follow }),
    show: (show) => tell({ show }),
    close: () => worker.terminate(),
  };
}
