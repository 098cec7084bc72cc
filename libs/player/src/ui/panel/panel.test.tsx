import { filmTracks } from '@foyer/player-machine/fixtures';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPlayer, pauseButton } from '../testing.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

type User = Awaited<ReturnType<typeof openPlayer>>['user'];

async function openSettings(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  return within(screen.getByRole('region', { name: 'Settings' }));
}

async function openReport(user: User) {
  const panel = await openSettings(user);
  await user.click(panel.getByRole('button', { name: /^Report/ }));
  return panel;
}

describe.each(['main', 'alternate'] as const)('the panel in the label %s', (label) => {
  it('offers quality, speed, tracks, a report and the keys [PLAYER-025, PLAYER-026, PLAYER-027]', async () => {
    const { user } = await openPlayer({ label, props: { onReport: () => Promise.resolve() } });
    const panel = await openSettings(user);
    const rows = panel.getAllByRole('button').map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual([
      'QualityAuto, 480p',
      'SpeedNormal',
      'SubtitlesOff',
      'AudioРусский',
      'Report a problem',
      'Keys',
    ]);
  });

  it('thanks for a report and goes back to the settings [REPORT-001, REPORT-003]', async () => {
    const onReport = vi.fn(() => Promise.resolve());
    const { user } = await openPlayer({ label, props: { onReport } });
    const panel = await openReport(user);
    expect(panel.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Video and audio out of sync',
      'No sound',
      'Poor picture quality',
      'Content does not play',
    ]);
    await user.click(panel.getByRole('checkbox', { name: 'Poor picture quality' }));
    await user.click(panel.getByRole('checkbox', { name: 'No sound' }));

    await user.click(panel.getByRole('button', { name: 'Send' }));
    const done = await panel.findByRole('button', { name: 'To the settings' });
    await vi.waitFor(() => expect(document.activeElement).toBe(done));
    await user.click(done);

    expect(onReport.mock.calls).toEqual([[['No sound', 'Poor picture quality']]]);
    expect(panel.getByRole('button', { name: /^Quality/ })).toBeDefined();
  });
});

describe('the panel', () => {
  it.each([
    ['Tab', false],
    ['Shift and Tab', true],
  ])('closes when %s leaves it', async (_, shift) => {
    const { user } = await openPlayer();
    await user.click(await screen.findByRole('button', { name: 'Subtitles' }));
    const panel = screen.getByRole('region', { name: 'Settings' });
    expect(panel.contains(document.activeElement)).toBe(true);
    for (let steps = 0; steps < 4 && panel.isConnected; steps += 1) await user.tab({ shift });
    expect(screen.queryByRole('region', { name: 'Settings' })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('stays open while Tab moves within it, and closes by the button that opened it', async () => {
    const { user } = await openPlayer();
    const panel = await openSettings(user);
    await user.tab();
    expect(panel.getAllByRole('button')).toContain(document.activeElement);
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    expect(screen.queryByRole('region', { name: 'Settings' })).toBeNull();
  });

  it('sends no report without a reason [REPORT-002]', async () => {
    const { user } = await openPlayer({ props: { onReport: () => Promise.resolve() } });
    const panel = await openReport(user);
    const send = panel.getByRole('button', { name: 'Send' }) as HTMLButtonElement;
    expect(send.disabled).toBe(true);
    await user.click(panel.getByRole('checkbox', { name: 'No sound' }));
    expect(send.disabled).toBe(false);
  });

  it('keeps the reasons of a report that nobody took, and sends them again', async () => {
    const onReport = vi.fn<() => Promise<void>>(() => Promise.resolve());
    onReport.mockRejectedValueOnce(new Error('No connection'));
    const { user } = await openPlayer({ props: { onReport } });
    const panel = await openReport(user);
    await user.click(panel.getByRole('checkbox', { name: 'No sound' }));
    await user.click(panel.getByRole('button', { name: 'Send' }));
    expect(
      (await panel.findByText('It was not sent. Please try again.')).closest('[role=alert]'),
    ).not.toBeNull();

    await user.click(panel.getByRole('button', { name: 'Try again' }));

    expect(await panel.findByText('Thank you, we will look into it')).toBeDefined();
    expect(onReport).toHaveBeenCalledTimes(2);
  });

  it('offers no report where nobody takes one', async () => {
    const { user } = await openPlayer();
    const panel = await openSettings(user);
    expect(panel.queryByRole('button', { name: /^Report/ })).toBeNull();
  });

  it('says the present height beside the automatic quality [PLAYER-030, PLAYER-053]', async () => {
    const { user, report } = await openPlayer();
    await pauseButton();
    act(() => report({ type: 'quality', height: 1080, bitrate: 5_000_000 }));
    const panel = await openSettings(user);
    expect(panel.getByRole('button', { name: /^Quality/ }).textContent).toBe('QualityAuto, 1080p');
  });

  it('keeps how captions are to look for every title', async () => {
    const { user, view } = await openPlayer();
    await user.click(await screen.findByRole('button', { name: 'Subtitles' }));
    await user.click(screen.getByRole('button', { name: 'Subtitle style' }));
    await user.click(screen.getByRole('radio', { name: 'Large' }));
    await user.click(screen.getByRole('radio', { name: 'Yellow' }));
    view.unmount();

    const { report } = await openPlayer();
    await pauseButton();
    act(() => report({ type: 'cues', cues: [{ text: 'Can you hear?' }] }));

    const line = await screen.findByText('Can you hear?');
    const look = line.closest<HTMLElement>('[data-size]')?.dataset;
    expect({ ...look }).toEqual({ size: 'large', color: 'yellow', plate: 'half' });
  });

  it('shows the keys on a question mark, and closes on another one', async () => {
    const { user } = await openPlayer();
    await pauseButton();
    await user.keyboard('?');
    expect(screen.getByText('Louder and quieter')).toBeDefined();
    await user.keyboard('?');
    expect(screen.queryByText('Louder and quieter')).toBeNull();
  });

  it('closes with escape from any of its screens, and begins anew [PLAYER-043]', async () => {
    const { user } = await openPlayer();
    await pauseButton();
    await user.keyboard('?');
    await user.keyboard('{Escape}');
    const panel = await openSettings(user);
    expect(panel.getByRole('button', { name: /^Quality/ })).toBeDefined();
  });

  it('names what is chosen by itself as the service does [PLAYER-029, PLAYER-030, PLAYER-031, PLAYER-032]', async () => {
    const audios = [
      { value: '0', title: '', default: true },
      { value: '1', title: 'English', language: 'eng' },
    ];
    const { user } = await openPlayer({
      language: 'rus',
      tracks: { ...filmTracks, audios, audio: '0' },
    });
    await user.click(await screen.findByRole('button', { name: 'Настройки' }));
    const rows = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(rows).toEqual(
      expect.arrayContaining([
        'КачествоАвтонастройка, 480p',
        'СкоростьНормальная',
        'СубтитрыВыключено',
        'ЗвукРусский',
      ]),
    );
  });
});
