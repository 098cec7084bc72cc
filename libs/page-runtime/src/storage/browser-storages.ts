type Marks = Pick<Storage, 'getItem' | 'setItem'>;

/** Where a browser forbids its storage, the property itself throws: it is read only when something is asked of it. */
const marksOf = (storage: () => Marks): Marks => ({
  getItem: (key) => storage().getItem(key),
  setItem: (key, value) => storage().setItem(key, value),
});

/** What the browser keeps for good. Its methods throw where the browser forbids that; naming it does not. */
export const localMarks = marksOf(() => localStorage);

/** What the browser keeps for the tab. Its methods throw where the browser forbids that; naming it does not. */
export const tabMarks = marksOf(() => sessionStorage);
