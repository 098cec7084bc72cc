import { expect, userEvent, waitFor, within } from 'storybook/test';
import { titles } from './fixtures.ts';

/** As many titles as the longest shelves hold. */
export const fifty = Array.from({ length: 5 }, () => titles)
  .flat()
  .slice(0, 50)
  .map((title, index) => ({
    ...title,
    id: `${title.id}-${index}`,
    title: `${title.title} ${index + 1}`,
  }));

/** A long row draws what is near, and loses neither its length, nor its height, nor the focus. */
export async function walkMany({ canvasElement }: { canvasElement: HTMLElement }) {
  const page = within(canvasElement);
  const row = await page.findByRole('list');
  const drawn = () => page.queryAllByRole('listitem').length;
  const card = (number: number) => page.getByRole('link', { name: new RegExp(` ${number}\\b`) });
  const go = (left: number) => row.scrollTo({ left, behavior: 'instant' });
  const { scrollWidth } = row;

  await userEvent.hover(canvasElement);
  await waitFor(() => expect(drawn()).toBeLessThan(25));
  await expect(Math.abs(row.scrollWidth - scrollWidth)).toBeLessThanOrEqual(1);

  go(scrollWidth);
  await waitFor(() => expect(card(50).closest('li')).toHaveAttribute('aria-posinset', '50'));
  await expect(drawn()).toBeLessThan(25);

  // Who has the focus keeps it, however far the row goes on.
  card(50).focus();
  go(0);
  await waitFor(() => expect(card(1)).toBeInTheDocument());
  await expect(card(50)).toHaveFocus();
  card(50).blur();

  // Far below, nothing of it is drawn.
  await document.fonts.ready;
  const { offsetHeight } = row;
  canvasElement.style.marginBlockStart = '300vh';
  await waitFor(() => expect(drawn()).toBe(0));
  await expect(row.offsetHeight).toBe(offsetHeight);
  canvasElement.style.marginBlockStart = '';
  await waitFor(() => expect(card(1)).toBeInTheDocument());
  await expect(row.offsetHeight).toBe(offsetHeight);
}
