/** How long a panel stays that says what was bought. */
export const NOTICE_SECONDS = 5;
