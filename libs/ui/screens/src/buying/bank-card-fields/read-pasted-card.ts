import { secret } from '@foyer/secret';
import { withPlainDigits } from '@foyer/ui/masked-field/digit-mask';
import type { CardEntry } from './card-entry.types.ts';
import { readExpiry } from './read-expiry.ts';

/** A number in groups or without; month and year with a sign between them; perhaps a code. */
const wholeCard =
  /^\D*(?<number>\d(?:[\s-]?\d){12,18})\D+(?<expiry>\d{1,2}\s*[/.-]\s*(?:\d{4}|\d{2}))(?:\D+(?<cvc>\d{3,4}))?\D*$/u;

/** The fields of a card that was copied as one text, such as `2200 0000 0000 0004 12/30 123`; nothing for any other text. */
export function readPastedCard(text: string): Partial<CardEntry> | undefined {
  const found = wholeCard.exec(withPlainDigits(text))?.groups;
  if (!found) return undefined;
  const { number = '', expiry = '', cvc } = found;
  return {
    number: secret(number.replace(/\D/gu, '')),
    expiry: secret(readExpiry(expiry.replace(/\D/gu, ''), expiry)),
    ...(cvc !== undefined && { cvc: secret(cvc) }),
  };
}
