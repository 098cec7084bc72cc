/**
 * Parameters of the address that the document was opened with; empty on the server. Read when the page's first script
 * runs: the shell comes later, and by then the viewer may have gone on to another page.
 */
export const entrySearch: string = typeof window === 'undefined' ? '' : window.location.search;

/** What asks for something by itself, so that it cannot wait for the viewer's first act. QUERY-020 */
const urgent =
  /^\/(?:joint_viewing\/|auth(?:entication)?\/?(?:\?|$))|[?&](?:link|popup|block|access|check_auth|auth_phone|session_id|ott_tv(?:_code)?|utm_\w+)(?:[=&]|$)/u;

/** Whether an address, from its path or its parameters on, carries what the page must act on at once. */
export const isUrgent = (address: string): boolean => urgent.test(address);
