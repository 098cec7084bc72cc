/** The part of dash.js for encrypted media, where it is a file of its own. Whole, dash.js brings it along. */
const Protection: unknown = undefined;
export default Protection;
