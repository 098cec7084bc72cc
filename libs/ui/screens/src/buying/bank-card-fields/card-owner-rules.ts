/** As many letters as a card's chip holds of a name, ISO/IEC 7813. BANKCARD-018 */
export const HOLDER_MAX_LENGTH = 26;

/** The longest postal codes, with their separators, such as `12345-6789`. BANKCARD-019 */
export const POSTAL_CODE_MAX_LENGTH = 10;

/** Whether a name can stand on a card: Latin letters, and what joins names. BANKCARD-017, BANKCARD-018 */
export function isHolderValid(holder: string): boolean {
  const name = holder.trim();
  return name.length <= HOLDER_MAX_LENGTH && /^[a-z][a-z .'-]*[a-z.]$/iu.test(name);
}

/** Whether a text can be a postal code: two letters or digits and more; a space or dash may stand between. BANKCARD-019 */
export function isPostalCodeValid(postalCode: string): boolean {
  const code = postalCode.trim();
  return (
    code.length <= POSTAL_CODE_MAX_LENGTH && /^[\p{L}\p{N}](?:[ -]?[\p{L}\p{N}])+$/u.test(code)
  );
}
