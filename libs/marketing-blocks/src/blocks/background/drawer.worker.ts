import { createDrawer, type Drawer } from './drawer.ts';

/** What the page tells the worker; the names are those of {@link Drawer}. */
export type DrawOrder =
  | { canvas: OffscreenCanvas; count: number }
  | { take: [index: number, picture: ImageBitmap] }
  | { follow: number }
  | { show: boolean };

let drawer: Drawer | undefined;

addEventListener('message', ({ data }: MessageEvent<DrawOrder>) => {
  if ('canvas' in data) drawer = createDrawer(data.canvas as never, data.count);
  else if ('take' in data) drawer?.take(...data.take);
  else if ('follow' in data) drawer?.follow(data.follow);
  else drawer?.show(data.show);
});
