import type { Languages } from './languages.schema.ts';

/** The languages of the service. */
export const languagesFixture: Languages = {
  items: [
    { code: 'rus', name: 'Русский' },
    { code: 'eng', name: 'English' },
    { code: 'hye', name: 'Հայերեն' },
  ],
};
