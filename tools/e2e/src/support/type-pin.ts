import { expect, type Locator } from '@playwright/test';

/** Types a PIN into a dialog as soon as its field takes it: a dialog is seen before it has the focus. */
export async function typePin(dialog: Locator, pin: string): Promise<void> {
  await expect(dialog.locator('input:focus')).toHaveCount(1);
  await dialog.page().keyboard.type(pin);
}
