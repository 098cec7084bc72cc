/**
 * A new id for a call, by which all logs know it: a UUID. Pages without TLS, as on a home network, have no `randomUUID`.
 */
export function newRequestId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, index) => {
    // The two marks of a random UUID: its version and its variant.
    if (index === 6) return 0x40 | (byte & 0x0f);
    return index === 8 ? 0x80 | (byte & 0x3f) : byte;
  })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
