import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useSanitiser } from './use-sanitiser.ts';

describe('useSanitiser', () => {
  it('loads nothing before the first need', () => {
    const load = vi.fn(() => Promise.reject(new Error('Not wanted')));

    renderHook(() => useSanitiser(false, load));

    expect(load).not.toHaveBeenCalled();
  });

  it('leaves the words alone when it cannot be loaded [NOTIF-002]', async () => {
    const load = () => Promise.reject(new Error('Offline'));
    const { result } = renderHook(() => useSanitiser(true, load));

    await waitFor(() => expect(result.current).toBeDefined());
    const left = result.current?.('<b>a</b><img src=x onerror=alert(1)>b<script');

    expect([...(left?.childNodes ?? [])].map(({ nodeType }) => nodeType)).toEqual([Node.TEXT_NODE]);
    expect(left?.textContent).toBe(' a  b<script');
  });
});
