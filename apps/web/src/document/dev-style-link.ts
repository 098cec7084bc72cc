/** The global by which the router's server hands over a page; from the dev server it has a style link. */
const handedOver = '__reactRouterContext';

interface DevPageHost {
  [handedOver]?: { criticalCss?: unknown };
}

/**
 * Before hydration, in development. Once the page is alive, the router takes the dev server's style link away. Where it
 * knows of the link, it does so by an update that reaches all of the page, and React gives up every block that still
 * stands as the server drew it. Where it knows of none, it removes the element alone.
 */
export function forgetDevStyleLink(host: DevPageHost = window as DevPageHost): void {
  delete host[handedOver]?.criticalCss;
}
