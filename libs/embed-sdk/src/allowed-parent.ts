/** A page around a window that the operator has allowed. */
export interface AllowedParent {
  origin: string;
  /** Speaks to that origin alone. */
  tell: (message: object) => void;
}

/** The origin of the page around a window; browsers without a list of them name it as who referred. */
function parentOrigin({ location, document }: Window): string | undefined {
  const known = location.ancestorOrigins?.[0];
  return known ?? URL.parse(document.referrer)?.origin;
}

/**
 * The page that a window stands in, for pages of the site that stand in others. EMBED-015
 *
 * @param origins - Those that the operator has allowed.
 * @returns Nothing where there is no such page, or one that is not allowed.
 */
export function allowedParent(origins: readonly string[], view: Window): AllowedParent | undefined {
  const { parent } = view;
  const origin = parentOrigin(view);
  if (parent === view || origin === undefined || !origins.includes(origin)) return undefined;
  return { origin, tell: (message) => parent.postMessage(message, origin) };
}
