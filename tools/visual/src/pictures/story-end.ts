import { errors, type Page } from 'playwright';

/** How a story ended; kept in its page. */
interface StoryEnd {
  id: string;
  problem?: string;
}

/** What the page holds for {@link untilEnded}. */
interface Watched {
  storyEnd?: StoryEnd | undefined;
  storyProblem?: string | undefined;
}

/** Makes a page note when its story has ended, and how. Call once, before the first story. */
export async function watchForEnd(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = globalThis as Watched;
    let channel: { on(event: string, listener: (detail: never) => void): void };
    // The first word counts: what follows an exception is the end of an unfinished story.
    const blame = (problem: string) => (watched.storyProblem ??= problem);
    // Storybook puts its channel here before it renders anything.
    Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
      get: () => channel,
      set(created: typeof channel) {
        channel = created;
        channel.on('playFunctionThrewException', ({ message }: Error) => blame(message));
        channel.on('storyThrewException', ({ message }: Error) => blame(message));
        channel.on('storyErrored', ({ title }: { title: string }) => blame(title));
        channel.on('storyMissing', (id: string) => {
          watched.storyEnd = { id, problem: 'there is no such story' };
        });
        channel.on('storyFinished', ({ storyId, status }: { storyId: string; status: string }) => {
          if (status !== 'success') blame('failed');
          const { storyProblem: problem } = watched;
          watched.storyEnd = { id: storyId, ...(problem !== undefined && { problem }) };
        });
      },
    });
  });
}

/**
 * Waits until a story has come to its end, whether it was well or not.
 *
 * @returns its end; nothing when it has not come in time.
 */
export async function untilEnded(
  page: Page,
  id: string,
  timeoutMs: number,
): Promise<StoryEnd | undefined> {
  try {
    const end = await page.waitForFunction(
      (wanted) => {
        const { storyEnd } = globalThis as Watched;
        return storyEnd?.id === wanted ? storyEnd : undefined;
      },
      id,
      { timeout: timeoutMs },
    );
    return await end.jsonValue();
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    return undefined;
  }
}

/**
 * Changes to another story without a load of the page, which is at its top then, with nothing stored or in focus.
 *
 * @param from - The story that the page shows.
 * @returns Whether the page could; it has loaded something else when the story before has led away.
 */
export function changeStory(page: Page, from: string, to: string): Promise<boolean> {
  return page.evaluate(
    ([shown, next]) => {
      const watched = globalThis as Watched;
      if (watched.storyEnd?.id !== shown) return false;
      const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as {
        once(event: string, listener: () => void): void;
        emit(event: string, detail: object): void;
      };
      watched.storyEnd = undefined;
      watched.storyProblem = undefined;
      // Between the two: what goes may still store something, or take the focus along.
      channel.once('storyChanged', () => {
        localStorage.clear();
        sessionStorage.clear();
        scrollTo({ top: 0, left: 0, behavior: 'instant' });
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      });
      channel.emit('setCurrentStory', { storyId: next, viewMode: 'story' });
      return true;
    },
    [from, to] as const,
  );
}
