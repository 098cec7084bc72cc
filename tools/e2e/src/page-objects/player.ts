import { expect, type Locator, type Page } from '@playwright/test';

interface Playback {
  currentTime: number;
  decodedFrames: number;
  isPaused: boolean;
}

/** The player as a viewer meets it. */
export class PlayerPage {
  readonly video: Locator;
  readonly playButton: Locator;
  readonly pauseButton: Locator;

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.video = page.locator('video');
    this.playButton = page.getByRole('button', { name: /^(?:Смотреть|Воспроизвести|Play)/ });
    this.pauseButton = page.getByRole('button', { name: /^(?:Пауза|Pause)/ });
  }

  /** Where playback stands. */
  playback(): Promise<Playback> {
    return this.video.evaluate((element) => {
      const video = element as HTMLVideoElement;
      return {
        currentTime: video.currentTime,
        decodedFrames: video.getVideoPlaybackQuality().totalVideoFrames,
        isPaused: video.paused,
      };
    });
  }

  /** Waits until the film has come so far, frames shown all the way. */
  async playsUntil(seconds: number): Promise<void> {
    let before = await this.playback();
    while (before.currentTime < seconds) {
      await expect
        .poll(async () => (await this.playback()).currentTime, { timeout: 20_000 })
        .toBeGreaterThan(Math.min(seconds, before.currentTime + 1));
      // After a jump the clock is ahead of the picture for a moment.
      await expect
        .poll(async () => (await this.playback()).decodedFrames, { timeout: 5_000 })
        .toBeGreaterThan(before.decodedFrames);
      before = await this.playback();
    }
  }

  /**
   * A press on the picture's keys, wherever the focus is inside the player. As long as a finger takes: two presses
   * within 70 ms are one that bounced. PLAYER-045
   */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key, { delay: 90 });
  }
}
