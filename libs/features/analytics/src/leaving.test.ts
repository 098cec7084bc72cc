import { describe, expect, it } from 'vitest';
import { watchLeaving } from './leaving.ts';

/** A page on a phone or a computer; what happens to it is written down. */
function openPage({ isPhone = false } = {}) {
  const seen: string[] = [];
  const host = new EventTarget();
  const page = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  });
  watchLeaving({
    onLeft: () => seen.push('left'),
    onRestored: () => seen.push('restored'),
    isEndedHidden: () => isPhone,
    page,
    host,
  });
  return {
    seen,
    end: () => host.dispatchEvent(new Event('pagehide')),
    restore: () => host.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    become: (state: DocumentVisibilityState) => {
      page.visibilityState = state;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

describe('watchLeaving', () => {
  it('tells of the end of a page on a computer once, not of a look at another tab [START-015]', () => {
    const { seen, become, end } = openPage();

    become('hidden');
    become('visible');
    end();
    become('hidden');

    expect(seen).toEqual(['left']);
  });

  it('tells of a hidden page on a phone once, until it is seen again [START-015]', () => {
    const { seen, become, end } = openPage({ isPhone: true });

    become('hidden');
    end();
    become('visible');
    become('hidden');

    expect(seen).toEqual(['left', 'left']);
  });

  it('tells of a page that comes back out of the browser’s memory, and of its next end', () => {
    const { seen, end, restore } = openPage();

    end();
    restore();
    end();

    expect(seen).toEqual(['left', 'restored', 'left']);
  });
});
