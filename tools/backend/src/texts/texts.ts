import type { Language } from '@foyer/contract';
import { eng } from './eng.ts';
import { hye } from './hye.ts';
import { rus } from './rus.ts';
import type { ServerTexts } from './texts.types.ts';

/** The server's sentences by language. */
export const texts: Readonly<Record<Language, ServerTexts>> = { rus, eng, hye };
