import { describe, expect, it, vi } from 'vitest';
import { reserveVideo } from './reserve-video.ts';

const press = () => document.body.dispatchEvent(new Event('pointerup', { bubbles: true }));

describe('reserveVideo', () => {
  it('A10: lets the first gesture unlock the element, and listens no longer', () => {
    const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
    reserveVideo();
    expect(load).not.toHaveBeenCalled();
    press();
    press();

    expect(load).toHaveBeenCalledOnce();
  });

  it('A10: leaves alone what plays already', () => {
    const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
    const video = reserveVideo();
    vi.spyOn(video, 'currentSrc', 'get').mockReturnValue('https://ads.example/tea.mp4');
    press();

    expect(load).not.toHaveBeenCalled();
  });
});
