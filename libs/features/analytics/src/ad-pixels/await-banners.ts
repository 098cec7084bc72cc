import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { whenRunning } from '@foyer/page-runtime/shell/when-running';
import { hasCookieConsent } from '@foyer/page-runtime/storage/cookie-consent';
import type { AdPixels, PixelPorts } from './ad-pixels.ts';

/** Pages are composed in bursts; they are looked through once each has settled, in milliseconds. */
const settleMs = 200;

const ports: PixelPorts = {
  hasConsent: () => hasCookieConsent(document.cookie),
  ask: (address) => {
    new Image().src = address;
  },
};

const nothing: AdPixels = {
  press: () => undefined,
  restart: () => undefined,
  stop: () => undefined,
};

/**
 * Waits for the first banner that an advertiser counts, and for the flows, which know the browser's name; only then comes
 * the code that asks for pixels. It gets what was pressed meanwhile. A browser that a program drives asks for none.
 */
export function awaitBanners(shell: Shell): AdPixels {
  const { adPixels: config } = shell.page.config.site;
  if (!config || navigator.webdriver) return nothing;
  const presses: (EventTarget | null)[] = [];
  let pixels: AdPixels | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const look = () => {
    settling = undefined;
    if (!document.querySelector('[data-banner]')) return;
    changes.disconnect();
    import('./ad-pixels.ts').then(
      ({ startAdPixels }) => {
        if (isStopped) return;
        pixels = startAdPixels(shell, config, ports);
        for (const target of presses.splice(0)) pixels.press(target);
      },
      // Nobody misses a pixel.
      () => undefined,
    );
  };
  const changes = new MutationObserver(() => {
    settling ??= setTimeout(look, settleMs);
  });
  const stopWaiting = whenRunning(shell.actor, () => {
    changes.observe(document.documentElement, { subtree: true, childList: true });
    look();
  });
  return {
    press: (target) => {
      if (pixels) pixels.press(target);
      else if (target instanceof Element && target.closest('[data-banner]')) presses.push(target);
    },
    restart: () => pixels?.restart(),
    stop: () => {
      isStopped = true;
      stopWaiting();
      clearTimeout(settling);
      changes.disconnect();
      pixels?.stop();
    },
  };
}
