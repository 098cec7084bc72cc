import { useContext } from 'react';
import { UNSAFE_FrameworkContext, useMatches } from 'react-router';

/**
 * The styles of the matched routes, ahead of the styles of the label's variants.
 *
 * The router's own `Links` writes plain elements, which React leaves behind every style sheet that
 * components announce: shared primitives would then win over the variants that refine them. A
 * precedence keeps the order theme, page, variants, and a client navigation waits for its styles.
 */
export function RouteStyles() {
  const manifest = useContext(UNSAFE_FrameworkContext)?.manifest;
  const matches = useMatches();
  const hrefs = matches.flatMap(({ id }) => manifest?.routes[id]?.css ?? []);
  return [...new Set(hrefs)].map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence="page" />
  ));
}
