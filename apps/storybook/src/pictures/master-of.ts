const address = /^\/api\/v1\/images\/([\w-]+)\/\d+x\d+\.(?:avif|webp|jpg)$/;
const numberedPerson = /^person-(\d+)$/;

const persons = [
  'anna-vetrova',
  'oleg-samarin',
  'mariam-sarkisyan',
  'lev-korneev',
  'vera-polevaya',
  'tigran-adamyan',
  'sofya-dym',
  'ilya-gordin',
  'nina-ruchey',
  'petr-lazarev',
] as const;

/**
 * The master picture that stands in for an address of the image endpoint; nothing for another address.
 *
 * Every size and format gets the same file: the browser crops by `object-fit` and reads the type off the bytes.
 *
 * @param path - Path of the address, without origin and query.
 * @returns its file name under `artwork/`.
 */
export function masterOf(path: string): string | undefined {
  const id = address.exec(path)?.[1];
  if (id === undefined) return undefined;
  const number = numberedPerson.exec(id)?.[1];
  // Fixtures number their people.
  if (number !== undefined) return `person-${persons[Number(number) % persons.length]}.avif`;
  return `${id}.avif`;
}
