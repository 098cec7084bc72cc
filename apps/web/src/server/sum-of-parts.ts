/** The polynomial of CRC-32, its bits in reverse. RFC 1952 §8 */
const polynomial = 0xedb88320;

/** x⁰ and x¹, bits in reverse. */
const one = 0x80000000;
const x = 0x40000000;

/** The product of two polynomials over GF(2), modulo that of CRC-32. */
export function multiply(first: number, second: number): number {
  let product = 0;
  let shifted = second;
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if (first & bit) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ polynomial : shifted >>> 1;
  }
  return product >>> 0;
}

/**
 * What the sum of a part counts for in that of a whole: the whole's CRC-32 is the xor of the parts' own, each multiplied
 * by its weight.
 *
 * @param bytesAfter - How much of the whole follows the part.
 */
export function weightOf(bytesAfter: number): number {
  let weight = one;
  let power = x;
  for (let exponent = bytesAfter * 8; exponent > 0; exponent = Math.floor(exponent / 2)) {
    if (exponent % 2 === 1) weight = multiply(weight, power);
    power = multiply(power, power);
  }
  return weight;
}
