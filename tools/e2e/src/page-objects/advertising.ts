import { expect, type Page } from '@playwright/test';

/** A film with advertisements in every slot. */
export const filmWithAds = '/movies/alibi/player';

/** The video of the content; an advertisement has another element. */
const film = (page: Page) => page.locator('video').first();

/** What a viewer sees and does of advertising in a player. */
export class AdvertisingPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get label() {
    return this.page.getByText(/^Реклама/u).first();
  }

  get skip() {
    return this.page.getByRole('button', { name: 'Пропустить рекламу' });
  }

  /** Where the content stands, in seconds. */
  filmTime(): Promise<number> {
    return film(this.page).evaluate((video) => (video as HTMLVideoElement).currentTime);
  }

  /** Moves the content. */
  seekFilm(seconds: number): Promise<void> {
    return film(this.page).evaluate((video, to) => {
      (video as HTMLVideoElement).currentTime = to;
    }, seconds);
  }

  /** A press on the picture's keys, as long as a finger takes. */
  press(key: string): Promise<void> {
    return this.page.keyboard.press(key, { delay: 90 });
  }

  async isShowing(): Promise<void> {
    await expect(this.label).toBeVisible({ timeout: 30_000 });
  }

  /** The content moves, and nothing of advertising is left in the player. */
  async isOver(): Promise<void> {
    const before = await this.filmTime();
    await expect.poll(() => this.filmTime(), { timeout: 30_000 }).toBeGreaterThan(before + 0.5);
    await expect(this.page.locator('[data-break]')).toHaveCount(0);
    await expect(this.page.locator('video')).toHaveCount(1);
  }
}
