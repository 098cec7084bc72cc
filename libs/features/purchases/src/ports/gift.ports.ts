import { getCertificate } from '@foyer/client';
import { secret } from '@foyer/core';
import type { Gift, GiftPorts, Sending } from '@foyer/gift';
import { money } from '@foyer/purchase-options/words';
import { formatDate, type LanguageCode } from '@foyer/ui/i18n';
import type { BrowserPage } from '@foyer/page-runtime/page/browser-page';

/** In whose name, language and days a letter is written. */
export interface LetterWords {
  /** Name of the label. */
  label: string;
  language: LanguageCode;
  timeZone: string;
  /** Where a code is entered, as it is read and typed. */
  address: string;
}

/** What the effects need of the page. */
type GiftPage = Pick<BrowserPage, 'client' | 't'>;

/** What goes to another program with the code. */
function letterOf({ t }: GiftPage, gift: Gift, code: string, words: LetterWords) {
  const { label, language, timeZone, address } = words;
  const sum = money(gift.amount, gift.currency, language);
  const date = formatDate(new Date(gift.expires_at), language, { timeZone, withYear: true });
  return {
    title: t('purchase.gift.subject', { label, sum }),
    text: t('purchase.gift.letter', { label, sum, code, address, date }),
  };
}

const isLeft = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Begins a letter in the program for e-mail. The browser says of none whether it opened. */
function beginLetter({ title, text }: { title: string; text: string }): Sending {
  const subject = encodeURIComponent(title);
  window.location.assign(`mailto:?subject=${subject}&body=${encodeURIComponent(text)}`);
  return 'mail';
}

/**
 * The effects of a page that shows a certificate. The code is boxed as it comes, and goes to the clipboard, the paper and the
 * program that the viewer chose: into no cache, address, storage or report.
 */
export const giftPorts = (page: GiftPage, words: LetterWords): GiftPorts => ({
  readGift: async ({ id }, signal) => {
    const { code, ...gift } = await getCertificate(page.client, { id }, signal);
    const { name, amount, currency, status, expires_at } = gift;
    return {
      gift: { id, name, amount, currency, status, expires_at },
      code: code === undefined ? undefined : secret(code),
    };
  },
  copyCode: async ({ code }) => {
    try {
      await navigator.clipboard.writeText(code.reveal());
      return true;
    } catch {
      return false;
    }
  },
  // Scripts wait in some browsers until the dialog is closed; the paper is a part of the page.
  print: async () => window.print(),
  send: async ({ gift, code }) => {
    const letter = letterOf(page, gift, code.reveal(), words);
    if (typeof navigator.share !== 'function') return beginLetter(letter);
    try {
      await navigator.share(letter);
      return 'shared';
    } catch (error) {
      // Some browsers have the means and refuse the words.
      return isLeft(error) ? 'left' : beginLetter(letter);
    }
  },
});
