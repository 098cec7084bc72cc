/** Key of the open orders of a profile in the storage of the tab. */
export const keptOrdersKey = (profileId: string): string => `foyer.orders.${profileId}`;
