import { typePassword } from '../visitor.ts';

/** How many wrong passwords were checked until the next one was refused. */
export interface PasswordTries {
  name: string;
  /** Undefined where none was refused. */
  tries: number | undefined;
  /** Most that may be checked. */
  most: number;
}

const REFUSED = 429;

/** Who types the password of each turn. */
type Typist = (turn: number) => { login: string; from: string };

const typists: readonly { name: string; most: number; typist: Typist }[] = [
  {
    name: 'one login at one address',
    most: 5,
    typist: () => ({ login: 'one@films.example', from: '192.0.2.1' }),
  },
  {
    name: 'one login at many addresses',
    most: 100,
    typist: (turn) => ({ login: 'two@films.example', from: `198.51.100.${turn}` }),
  },
  {
    name: 'many logins at one address',
    most: 100,
    typist: (turn) => ({ login: `${turn}@films.example`, from: '203.0.113.1' }),
  },
];

/** Types wrong passwords in three ways, each until it is refused or was checked once too often. */
export async function countPasswords(api: string, cookie: string): Promise<PasswordTries[]> {
  const counted: PasswordTries[] = [];
  for (const { name, most, typist } of typists) {
    let tries: number | undefined;
    for (let turn = 0; turn <= most && tries === undefined; turn += 1) {
      const status = await typePassword(api, { cookie, ...typist(turn) });
      if (status === REFUSED) tries = turn;
      else if (status !== 400) throw new Error(`A wrong password was answered with ${status}.`);
    }
    counted.push({ name, tries, most });
  }
  return counted;
}
