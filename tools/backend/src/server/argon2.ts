// By its object: an import by name of what an older Node lacks would end the process.
import crypto, { type Argon2Parameters } from 'node:crypto';

/** What both implementations are given. */
export type Argon2idParameters = Pick<
  Argon2Parameters,
  'parallelism' | 'tagLength' | 'memory' | 'passes'
> & { message: string; nonce: Buffer };

/** Argon2id of Node's own, beside the other requests. */
const native = (parameters: Argon2idParameters): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    crypto.argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** The same in WebAssembly: other requests wait meanwhile, some ten milliseconds. */
export async function slowArgon2id(parameters: Argon2idParameters): Promise<Buffer> {
  const { argon2id: derive } = await import('hash-wasm');
  const key = await derive({
    password: parameters.message,
    salt: parameters.nonce,
    parallelism: parameters.parallelism,
    iterations: parameters.passes,
    memorySize: parameters.memory,
    hashLength: parameters.tagLength,
    outputType: 'binary',
  });
  return Buffer.from(key);
}

/** Argon2id; Node has it from 24.7 on. */
export const argon2id = (parameters: Argon2idParameters): Promise<Buffer> =>
  'argon2' in crypto ? native(parameters) : slowArgon2id(parameters);
