import HlsPlayer, {
  type LoaderCallbacks,
  type LoaderConfiguration,
  type LoaderContext,
} from 'hls.js';
import type { PrefetchedAnswer, PrefetchStore } from '../../engine/prefetch.ts';

const BaseLoader = HlsPlayer.DefaultConfig.loader;

/** A loader for hls.js that first looks at what was requested before the engine was there. */
export function prefetchingLoader(store: PrefetchStore) {
  return class PrefetchingLoader extends BaseLoader {
    override load(
      context: LoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      const pending = context.rangeStart ? undefined : store.take(context.url);
      if (!pending) {
        super.load(context, config, callbacks);
        return;
      }
      this.context = context;
      const startedAt = performance.now();
      void pending.then((found) => {
        if (this.stats.aborted) return;
        if (found) this.answer(found, startedAt, callbacks);
        else super.load(context, config, callbacks);
      });
    }

    private answer(
      { body, url, status }: PrefetchedAnswer,
      startedAt: number,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      const { context, stats } = this;
      if (!context) return;
      const now = performance.now();
      stats.loading = { start: startedAt, first: now, end: now };
      stats.loaded = body.byteLength;
      stats.total = body.byteLength;
      const data = context.responseType === 'arraybuffer' ? body : new TextDecoder().decode(body);
      callbacks.onSuccess({ url, data, code: status }, stats, context, null);
    }
  };
}
