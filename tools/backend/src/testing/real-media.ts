import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The media folder that comes with the repository. */
export const realMediaDir = fileURLToPath(new URL('../../../media/assets', import.meta.url));

/** The film in it. */
export const filmFolder = join(realMediaDir, 'film');
