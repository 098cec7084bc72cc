import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:js|css|svg|json|webmanifest|txt)$/;

/** Writes `.br` and `.gz` beside every text file of a built page, so that serving costs nothing. */
export async function precompress(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    compressible.test(name),
  );
  for (const name of files) {
    const content = await readFile(join(folder, name));
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
      promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    await Promise.all([
      writeFile(join(folder, `${name}.br`), br),
      writeFile(join(folder, `${name}.gz`), gz),
    ]);
  }
  return files.length;
}
