/** What the address of a page says. */
export interface PageOptions {
  hls: string;
  dash: string;
  isLive: boolean;
}

/** One player at work in a page. */
export interface MountedPlayer {
  /** Settles when commands are accepted. */
  ready: Promise<unknown>;
  video: () => HTMLVideoElement | null;
  /** Removes everything it added. */
  destroy: () => unknown;
  seek?: (seconds: number) => void;
  error?: () => string | null | undefined;
  /** What the input test presses. @default the middle of the picture */
  clickTarget?: () => Element | null;
}

/** What the bench sees of a page. */
export interface BenchPage {
  ready: Promise<unknown>;
  mount: () => Promise<unknown>;
  destroy: () => Promise<void>;
  seek: (seconds: number) => void;
  video: () => HTMLVideoElement | null;
  clickTarget: () => Element | null;
  /** Whether the player says that something is wrong, and offers to try again. @default it never does */
  canRetry?: () => boolean;
  /** Presses what it offers. */
  retry?: () => void;
  /** Times in seconds. */
  getState: () => {
    currentTime: number;
    ended: boolean;
    buffered: (readonly [number, number])[];
    error: string | null;
  };
}

declare global {
  interface Window {
    playerBench: BenchPage;
  }
}

const query = new URLSearchParams(location.search);
const pageOptions: PageOptions = {
  hls: query.get('hls') ?? '/media/variant.m3u8',
  dash: query.get('dash') ?? '/media/manifest.mpd',
  isLive: query.get('live') === '1',
};

/** Puts a player into the page, and gives the bench its handles. Everything plays muted, at once. */
export function bench(
  mount: (root: HTMLElement, options: PageOptions) => MountedPlayer | Promise<MountedPlayer>,
): void {
  let pending: Promise<MountedPlayer> | undefined;
  let current: MountedPlayer | undefined;
  const video = () => current?.video() ?? document.querySelector('video');
  const page: BenchPage = {
    ready: Promise.resolve(),
    mount: () => {
      performance.mark('bench-mount');
      const root = document.createElement('div');
      root.id = 'root';
      document.body.append(root);
      const mounted = Promise.resolve(mount(root, pageOptions));
      pending = mounted;
      page.ready = mounted.then((player) => {
        current = player;
        return player.ready;
      });
      return page.ready;
    },
    destroy: async () => {
      const player = await pending;
      await player?.destroy();
      document.querySelector('#root')?.remove();
      pending = undefined;
      current = undefined;
    },
    seek: (seconds) => {
      const element = video();
      if (current?.seek) current.seek(seconds);
      else if (element) element.currentTime = seconds;
    },
    video,
    clickTarget: () => current?.clickTarget?.() ?? null,
    getState: () => {
      const element = video();
      const ranges = element?.buffered;
      return {
        currentTime: element?.currentTime ?? 0,
        ended: element?.ended ?? false,
        buffered: Array.from({ length: ranges?.length ?? 0 }, (_, index) => [
          ranges?.start(index) ?? 0,
          ranges?.end(index) ?? 0,
        ]),
        error: element?.error?.message ?? current?.error?.() ?? null,
      };
    },
  };
  window.playerBench = page;
  page.mount().catch(() => {});
}

/** An element that fills the page and plays by itself. */
export function plainVideo(root: HTMLElement, hasControls = false): HTMLVideoElement {
  const video = document.createElement('video');
  video.playsInline = true;
  video.muted = true;
  video.autoplay = true;
  video.controls = hasControls;
  video.style.cssText = 'width:100%;height:100%;background:#000';
  root.append(video);
  return video;
}
