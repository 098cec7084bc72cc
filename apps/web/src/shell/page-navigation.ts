/** Goes to a page of the site. */
export type Navigate = (address: string, options?: { isReplacing?: boolean }) => void;

let navigate: Navigate = (address, { isReplacing = false } = {}) =>
  isReplacing ? window.location.replace(address) : window.location.assign(address);

/** Called by the router once it can navigate; until then an address is loaded as a document. */
export function setNavigate(byRouter: Navigate): void {
  navigate = byRouter;
}

/** Goes to a page of the site as a link would, from code outside the tree. */
export const goTo: Navigate = (address, options) => navigate(address, options);
