import { afterEach, expect, it, vi } from 'vitest';
import { loadDocument, pageOnItsWay } from '../shell/page-navigation.ts';
import type { ShellSurroundings } from '../shell/shell.types.ts';
import { sessionPorts } from './session.ports.ts';

vi.mock('../shell/page-navigation.ts', { spy: true });

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
