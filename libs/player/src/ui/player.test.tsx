import { cleanup, act, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakePlayback } from '../engines/fake/index.ts';
import { openPlayer, pauseButton, playerPage } from './testing.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe.each(['main', 'alternate'] as const)('Player in the label %s', (label) => {
  it('plays by itself where sound may start, and pauses on a press [PLAYER-010]', async () => {
    const { user, video } = await openPlayer({ label });
    await user.click(await pauseButton());
    expect(video.paused).toBe(true);
    expect(await screen.findAllByRole('button', { name: 'Play' })).not.toEqual([]);
  });

  it('waits for a press where it may not [PLAYER-011]', async () => {
    const { user, video } = await openPlayer({ label, isAutoplayAllowed: false });
    expect(video.paused).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Press to watch' }));
    expect(video.paused).toBe(false);
  });

  it('seeks by the timeline and says the place in words [PLAYER-044, PLAYER-060]', async () => {
    const { media } = await openPlayer({ label });
    const timeline = await screen.findByRole('slider', { name: 'Seek' });
    act(() => media().advance(83));
    expect(timeline.getAttribute('aria-valuetext')).toMatch(
      /^1\sminute 23\sseconds of\s3\sminutes$/,
    );
  });

  it('says the new place of the timeline at once, however near it is', async () => {
    const { media } = await openPlayer({ label });
    const timeline = await screen.findByRole('slider', { name: 'Seek' });
    act(() => media().advance(20));
    act(() => timeline.focus());
    const said = () => timeline.getAttribute('aria-valuetext')?.replaceAll('\u00A0', ' ');
    await expect.poll(said).toBe('20 seconds of 3 minutes');
    for (const place of [18, 20, 12]) {
      fireEvent.change(timeline, { target: { value: String(place) } });
      expect(said()).toBe(`${place} seconds of 3 minutes`);
      fireEvent.keyUp(timeline, { key: 'PageDown' });
      expect(said()).toBe(`${place} seconds of 3 minutes`);
    }
  });

  it('keeps the controls while the keyboard is in them', async () => {
    const { user, view } = await openPlayer({ label, props: { hideDelayMs: 20 } });
    await pauseButton();
    const stage = view.container.querySelector('section');
    const later = () => new Promise((resolve) => setTimeout(resolve, 100));
    await user.tab();
    await act(later);
    expect(stage?.dataset['controls']).toBe('shown');
    act(() => (document.activeElement as HTMLElement).blur());
    await expect.poll(() => stage?.dataset['controls']).toBe('hidden');
  });

  it('counts the volume in whole percent', async () => {
    await openPlayer({ label });
    const slider = await screen.findByRole<HTMLInputElement>('slider', { name: 'Volume' });
    expect([slider.min, slider.max, slider.step, slider.value]).toEqual(['0', '100', '1', '80']);
    fireEvent.change(slider, { target: { value: '37' } });
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^37/);
    expect(slider.value).toBe('37');
  });

  it('shows an error with its code, and loads again on a press [PLAYER-006]', async () => {
    const { user, report } = await openPlayer({ label });
    await pauseButton();
    act(() => report({ type: 'error', error: { severity: 2, category: 3, code: 'fake-3' } }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('1-3-fake-3');
    await user.click(within(alert).getByRole('button'));
    expect(await pauseButton()).toBeDefined();
  });

  it('goes on waiting after a network error, with a word about it [PLAYER-005]', async () => {
    await openPlayer({ label, error: { severity: 2, category: 1, code: 'fake-offline' } });
    const word = await screen.findByText(/^The connection broke/);
    const status = word.closest('output');
    expect(status && within(status).getByRole('button')).toBeDefined();
  });

  it('offers to watch again at the end', async () => {
    const { user, media, video } = await openPlayer({ label });
    await pauseButton();
    act(() => media().advance(180));
    const [again] = await screen.findAllByRole('button', { name: 'Watch again' });
    await user.click(again as HTMLElement);
    expect([video.paused, video.currentTime]).toEqual([false, 0]);
  });

  it('chooses a speed in the settings and remembers it [PLAYER-026, PLAYER-028, PLAYER-058]', async () => {
    const { user, video } = await openPlayer({ label });
    await user.click(await screen.findByRole('button', { name: 'Settings' }));
    await user.click(screen.getByRole('button', { name: /^Speed/ }));
    const speeds = within(screen.getByRole('radiogroup', { name: 'Speed' })).getAllByRole('radio');
    expect(speeds).toHaveLength(5);
    await user.click(speeds[3] as HTMLElement);
    expect(video.playbackRate).toBe(1.5);
    expect(localStorage.getItem('playerSpeed')).toBe('1.5');
  });

  it('closes the settings with escape and gives the focus back [PLAYER-043]', async () => {
    const { user } = await openPlayer({ label });
    const opener = await screen.findByRole('button', { name: 'Settings' });
    await user.click(opener);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Settings' })).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('leaves nothing behind [PLAYER-001]', async () => {
    const { view, liveCount, video } = await openPlayer({ label });
    await pauseButton();
    expect(liveCount()).toBe(1);
    view.unmount();
    expect(liveCount()).toBe(0);
    expect(video.paused).toBe(true);
  });

  it('renders title, way back and waiting on the server, and no style attribute', async () => {
    const html = renderToString(await playerPage(fakePlayback(), { label }));
    expect(html).toContain('href="/media_items/night-express"');
    expect(html).toContain('Night Express');
    expect(html).not.toContain('style=');
    expect(html).not.toContain('type="range"');
  });
});

describe('Player', () => {
  it('obeys its keys while nothing has the focus [PLAYER-038, PLAYER-042]', async () => {
    const { user, video } = await openPlayer();
    await pauseButton();
    await user.keyboard('m');
    expect(video.muted).toBe(true);
    await user.keyboard(' ');
    expect(video.paused).toBe(true);
  });

  it('adds up arrow presses into one seek [PLAYER-041, PLAYER-045]', async () => {
    const { user, video } = await openPlayer();
    await pauseButton();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await expect.poll(() => video.currentTime).toBe(30);
  });

  it('keeps volume and mute under the names of the specification [PLAYER-057]', async () => {
    const { user, video } = await openPlayer();
    await pauseButton();
    await user.keyboard('{ArrowDown}');
    await user.keyboard('m');
    expect(video.volume).toBeCloseTo(0.7);
    expect([localStorage.getItem('volumeValue'), localStorage.getItem('volumeMuted')]).toEqual([
      '0.7',
      'true',
    ]);
  });

  it('starts with the stored volume [PLAYER-057]', async () => {
    localStorage.setItem('volumeValue', '0.35');
    const { video } = await openPlayer();
    expect(video.volume).toBe(0.35);
  });
});
