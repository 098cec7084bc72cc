import { LANGUAGES } from '@foyer/contract';
import { hostileAddress } from './hostile-texts.ts';

/** Markup that runs where a text becomes HTML; short, so that no limit of a field cuts it. */
export const markup = '"><img data-hostile src=x onerror=window.hostile=1>';

/** What of a draft is attacked: what people read, or that and where something leads. */
type Attack = 'words' | 'addresses';

const isWords = (value: object): boolean => LANGUAGES.some((language) => language in value);

function attacked(value: unknown, attack: Attack, field: string): unknown {
  if (Array.isArray(value)) return value.map((part) => attacked(part, attack, field));
  if (typeof value === 'object' && value !== null) {
    const words = isWords(value);
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        words && typeof part === 'string' ? part + markup : attacked(part, attack, name),
      ]),
    );
  }
  const isAddress = typeof value === 'string' && /(?:^|_)(?:link|url|address)$/u.test(field);
  return isAddress && attack === 'addresses' ? hostileAddress : value;
}

/** A document in which an attacker wrote every text. */
export const hostileDraft = (text: string, attack: Attack): string =>
  JSON.stringify(attacked(JSON.parse(text), attack, ''), null, 2);
