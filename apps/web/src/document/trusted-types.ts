/** Just enough of the Trusted Types API; the DOM library does not describe it yet. */
interface TrustedTypesHost {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: {
        createScriptURL: (address: string) => string;
        createHTML: (markup: string) => string;
      },
    ) => unknown;
  };
}

/** What React starts script elements from; a script that comes as markup never runs. */
const emptyScript = '<script></script>';

/**
 * Installs the page's default policy: scripts and workers may come from our own build only, and no string becomes markup.
 * Text without any is let through: React needs it for a document that it makes anew after an error.
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
    createHTML: (markup) => {
      if (markup === emptyScript || !markup.includes('<')) return markup;
      throw new TypeError('Refused a string as markup');
    },
  });
}
