/**
 * Whether a browser takes answers in an encoding.
 *
 * @param accepted - Its `accept-encoding`; a weight of zero refuses, whatever else is said.
 */
export function takesEncoding(accepted: string, name: string): boolean {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [encoding = '', ...parameters] = part
        .split(';')
        .map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [encoding, Number(weight ?? 1)];
    }),
  );
  return (weights.get(name) ?? weights.get('*') ?? 0) > 0;
}
