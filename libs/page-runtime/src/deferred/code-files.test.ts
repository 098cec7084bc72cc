import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadChunk } from './code-files.ts';

const fetchFile = vi.fn<(address: string) => Promise<Pick<Response, 'ok' | 'arrayBuffer'>>>();
const file = { ok: true, arrayBuffer: async () => new ArrayBuffer(0) };
const evaluate = vi.fn(async () => 'code');

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', fetchFile.mockResolvedValue(file));
});

/** An import as the build writes it. */
const importOf = (name: string) =>
  Object.assign(() => evaluate(), { toString: () => `()=>import("./${name}")` });

const asked = () => fetchFile.mock.calls.map(([address]) => new URL(address).pathname);

describe('loadChunk', () => {
  it('imports once all its files are there, and asks for each file once', async () => {
    expect(await loadChunk(importOf('a.js'), ['assets/b.js'])).toBe('code');
    await loadChunk(importOf('a.js'), ['assets/b.js']);

    expect(asked()).toEqual(['/assets/a.js', '/assets/b.js']);
    expect(evaluate).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a refusal', async () => ({ ...file, ok: false })],
  ])('waits after %s where the page handles it, and imports only then', async (_, answer) => {
    const handle = (event: Event) => event.preventDefault();
    window.addEventListener('vite:preloadError', handle);
    fetchFile.mockImplementationOnce(answer);
    const coming = loadChunk(importOf(`${_}.js`));
    await vi.waitFor(() => expect(fetchFile).toHaveBeenCalledTimes(1));
    expect(evaluate).not.toHaveBeenCalled();

    window.dispatchEvent(new Event('online'));
    expect(await coming).toBe('code');
    expect(fetchFile).toHaveBeenCalledTimes(2);
    window.removeEventListener('vite:preloadError', handle);
  });

  it('dispatches the preload error event, and throws where nothing handles it [NAV-015, NAV-016, NAV-017]', async () => {
    const heard: unknown[] = [];
    const hear = (event: Event) => heard.push(Reflect.get(event, 'payload'));
    window.addEventListener('vite:preloadError', hear, { once: true });
    const gone = new TypeError('Failed to fetch');
    fetchFile.mockRejectedValueOnce(gone);

    await expect(loadChunk(importOf('gone.js'))).rejects.toThrow('gone.js did not come');
    expect(heard).toMatchObject([{ cause: gone }]);
    expect(evaluate).not.toHaveBeenCalled();
  });

  it('links a style sheet once, and imports when it is there', async () => {
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
    const both = Promise.all([
      loadChunk(importOf('c.js'), ['assets/c.css']),
      loadChunk(importOf('d.js'), ['assets/c.css']),
    ]);
    await vi.waitFor(() => expect(append).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    expect(evaluate).not.toHaveBeenCalled();

    const link = append.mock.calls[0]?.[0] as HTMLLinkElement;
    expect(new URL(link.href).pathname).toBe('/assets/c.css');
    link.dispatchEvent(new Event('load'));
    expect(await both).toEqual(['code', 'code']);
    expect(append).toHaveBeenCalledTimes(1);
    append.mockRestore();
  });
});
