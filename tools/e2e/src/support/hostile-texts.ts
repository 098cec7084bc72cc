/** Markup in words: what ends an attribute, a title, a style or a script, and then runs. */
export const hostileText =
  `"'></title></textarea></style></script>` +
  `<script data-hostile>window.hostile=1</script><img data-hostile src=x onerror=window.hostile=1>`;

/** An address that runs. */
export const hostileAddress = 'javascript:window.hostile=1//';

/** What of an answer is attacked: what people read, or where something leads. */
export type Attack = 'words' | 'addresses';

/** Words are told from ids, dates and names of kinds by what only people write. */
const isWords = (text: string): boolean => /[^\u0021-\u007E]/u.test(text);

/** Words of names of fields that hold an address. */
const addressField = /(?:^|_)(?:address|href|link|src|uri|url|urls|website)$/u;

/**
 * An answer of the service in which an attacker wrote every text.
 *
 * @param field - Where the value stands.
 */
export function attacked(value: unknown, attack: Attack, field = ''): unknown {
  if (Array.isArray(value)) return value.map((part) => attacked(part, attack, field));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, attacked(part, attack, name)]),
    );
  }
  if (typeof value !== 'string') return value;
  if (attack === 'addresses') return addressField.test(field) ? hostileAddress : value;
  return isWords(value) ? `${value} ${hostileText}` : value;
}
