/** What stands further down is not shown. Spec 2 §2 "Top-10 block numbers items from 1" */
export const placesShown = 10;
