import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { labels } from '@foyer/ui/theme';
import type { Shell, ShellSurroundings } from '@foyer/page-runtime/shell/shell.types';
import { appPorts } from '../ports/app.ports.ts';
import { appInput } from './app-input.ts';
import { addressMarks } from './parts/address-marks.part.ts';
import { hasDialog } from './views/dialogs.ts';

/** Where a browser forbids its storage, the property itself throws. */
function forbid(): Storage {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

vi.mock('@foyer/page-runtime/navigation/visit-marks', () => ({
  visitMarks: () => ({ utmMark: { query: '' } }),
}));

describe('a browser that forbids its storage', () => {
  beforeEach(() => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(forbid);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbid);
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('starts the flows without what the browser would remember', () => {
    expect(appInput(true, labels.main.features)).toEqual({
      hasSession: true,
      isSessionBrief: false,
      uid: undefined,
      hasLayout: false,
      hasSkippedProfiles: false,
      hasProfileDialog: hasDialog('profiles'),
    });
  });

  it('makes a uid for this visit', async () => {
    const { createUid } = appPorts({ page: {} } as ShellSurroundings);

    await expect(createUid(undefined, new AbortController().signal)).resolves.toMatch(
      /^[\w-]{36}$/,
    );
  });

  it('leaves the campaign behind', () => {
    expect(() => addressMarks({} as Shell)).not.toThrow();
  });
});
