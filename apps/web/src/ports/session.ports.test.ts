import { afterEach, expect, it, vi } from 'vitest';
import { loadDocument, pageOnItsWay } from '@foyer/page-runtime/navigation/page-navigation';
import type { ShellSurroundings } from '@foyer/page-runtime/shell/shell.types';
import { sessionPorts } from './session.ports.ts';

vi.mock('@foyer/page-runtime/navigation/page-navigation', { spy: true });

afterEach(() => {
  vi.restoreAllMocks();
});

it('loads the page anew that the viewer is on the way to, else the one on the screen', () => {
  const done: string[] = [];
  vi.spyOn(window.location, 'reload').mockImplementation(() => void done.push('reload'));
  vi.mocked(loadDocument).mockImplementation((...target) => void done.push(target.join(' ')));
  const { reload } = sessionPorts({ page: {} } as ShellSurroundings);

  vi.mocked(pageOnItsWay).mockReturnValueOnce({ address: '/movies', isReplacing: false });
  reload();
  vi.mocked(pageOnItsWay).mockReturnValueOnce(undefined);
  reload();

  expect(done).toEqual(['/movies false', 'reload']);
});
