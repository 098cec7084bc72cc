import { expect, userEvent, waitFor } from 'storybook/test';

const stops = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex="0"]';

/**
 * Walks a story with Tab alone: every link and button that is shown gets the focus, in the order of the page, and is
 * in sight when it has it.
 */
export async function tabThrough({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  // Variants load lazily: as long as one is on its way, there is nothing to walk.
  await waitFor(() => expect(shownStops(canvasElement).length).toBeGreaterThan(0), {
    timeout: 10_000,
  });
  const expected = shownStops(canvasElement);
  for (const element of expected) {
    await userEvent.tab();
    await expect(element).toHaveFocus();
    const { bottom, right } = element.getBoundingClientRect();
    await expect(Math.min(bottom, right)).toBeGreaterThan(0);
  }
}

const shownStops = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>(stops)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
  );
