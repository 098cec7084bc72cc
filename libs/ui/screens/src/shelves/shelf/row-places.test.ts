import { beforeEach, expect, it, vi } from 'vitest';

/** The module as a document that has just been loaded has it. */
async function load() {
  vi.resetModules();
  return import('./row-places.ts');
}

/** A row at its start, as a page that has just come has it. */
function rowUnder(heading: string): HTMLElement {
  document.body.innerHTML = `<section><h2>${heading}</h2><ul></ul></section>`;
  const row = document.querySelector('ul');
  if (!row) throw new Error('There is no row');
  return row;
}

function scroll(row: HTMLElement, left: number): void {
  row.scrollLeft = left;
  row.dispatchEvent(new Event('scroll'));
}

const goTo = (entry: string) => window.history.replaceState({ key: entry }, '');

beforeEach(() => {
  sessionStorage.clear();
  goTo('home');
});

it('leads a row back to where it was left in an entry of the history, and in no other one [NAV-006]', async () => {
  const { followPlace, placeRow } = await load();
  const row = rowUnder('На этой неделе');
  followPlace(row);
  scroll(row, 624);

  goTo('film');
  const other = rowUnder('На этой неделе');
  placeRow(other);
  expect(other.scrollLeft).toBe(0);
  goTo('home');
  placeRow(other);

  expect(other.scrollLeft).toBe(624);
});

it('knows rows of a page by their headings', async () => {
  const { followPlace, placeRow } = await load();
  const row = rowUnder('На этой неделе');
  followPlace(row);
  scroll(row, 624);

  const other = rowUnder('В эфире');
  placeRow(other);

  expect(other.scrollLeft).toBe(0);
});

it('counts a row that still moves for the entry that it is of, and no more when it is stopped', async () => {
  const { followPlace, placeRow } = await load();
  const row = rowUnder('На этой неделе');
  const stop = followPlace(row);
  goTo('film');
  scroll(row, 300);
  stop();
  scroll(row, 500);

  const next = rowUnder('На этой неделе');
  placeRow(next);
  expect(next.scrollLeft).toBe(0);
  goTo('home');
  placeRow(next);

  expect(next.scrollLeft).toBe(300);
});

it('leaves a row where the viewer has moved it meanwhile', async () => {
  const { followPlace, placeRow } = await load();
  const row = rowUnder('На этой неделе');
  followPlace(row);
  scroll(row, 624);

  const next = rowUnder('На этой неделе');
  next.scrollLeft = 100;
  placeRow(next);

  expect(next.scrollLeft).toBe(100);
});

it('calls before the next frame for a row that is to stand further on, by the name that its entry then has', async () => {
  const { followPlace, followRowIfLeft } = await load();
  const row = rowUnder('На этой неделе');
  followPlace(row);
  scroll(row, 624);
  const call = vi.fn();

  goTo('of the router');
  followRowIfLeft({ current: row }, call);
  goTo('home');
  expect(call).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(call).toHaveBeenCalledOnce();

  goTo('film');
  followRowIfLeft({ current: row }, call);
  await Promise.resolve();
  expect(call).toHaveBeenCalledOnce();
});

it('places the rows of a document that is loaded again [NAV-006]', async () => {
  const { followPlace } = await load();
  const row = rowUnder('На этой неделе');
  followPlace(row);
  scroll(row, 624);
  window.dispatchEvent(new Event('pagehide'));

  const { placeRows } = await load();
  const next = rowUnder('На этой неделе');
  placeRows();

  expect(next.scrollLeft).toBe(624);
});

it('begins with all rows at their starts where the storage holds something else or is denied', async () => {
  sessionStorage.setItem('foyer.rows', '{"broken"');
  const broken = await load();
  const row = rowUnder('На этой неделе');
  broken.placeRow(row);
  expect(row.scrollLeft).toBe(0);

  vi.stubGlobal('sessionStorage', undefined);
  const denied = await load();
  denied.followPlace(row);
  scroll(row, 300);
  window.dispatchEvent(new Event('pagehide'));
  const next = rowUnder('На этой неделе');
  denied.placeRow(next);

  expect(next.scrollLeft).toBe(300);
});
