import { afterEach, describe, expect, it } from 'vitest';
import { isBlocked } from './is-blocked.ts';

const sheet = document.createElement('style');

afterEach(() => sheet.remove());

/** What a blocker adds to a page. */
function hide(rule: string): void {
  sheet.textContent = rule;
  document.head.append(sheet);
}

describe('isBlocked', () => {
  it('finds nothing where nothing is hidden, and leaves nothing behind', async () => {
    const before = document.body.innerHTML;
    expect(await isBlocked()).toBe(false);
    expect(document.body.innerHTML).toBe(before);
  });

  it('A15: finds a filter list that hides banners [AD-009]', async () => {
    hide('.adsbox { display: none !important }');
    expect(await isBlocked()).toBe(true);
  });

  it('A15: finds one that hides them some moments later, or takes them away [AD-009]', async () => {
    setTimeout(() => hide('.ad-banner { visibility: hidden !important }'), 20);
    expect(await isBlocked()).toBe(true);

    sheet.remove();
    setTimeout(() => document.querySelector('.adsbox')?.remove(), 20);
    expect(await isBlocked()).toBe(true);
  });
});
