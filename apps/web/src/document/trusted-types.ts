/** Just enough of the Trusted Types API; the DOM library does not describe it yet. */
interface TrustedTypesHost {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ) => unknown;
  };
}

/**
 * Installs the page's default policy: scripts and workers may come from our own build only.
 * Strings for `innerHTML` have no rule, so such writes are refused.
 */
export function installTrustedTypes(): void {
  const host: TrustedTypesHost = window as TrustedTypesHost;
  host.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const url = new URL(address, window.location.href);
      const isOurs = url.pathname.startsWith('/assets/') || url.pathname === '/service-worker.js';
      if (url.origin === window.location.origin && isOurs) return address;
      throw new TypeError(`Refused script address ${url.origin}${url.pathname}`);
    },
  });
}
