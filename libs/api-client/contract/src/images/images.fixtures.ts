import type { Image } from './images.schema.ts';

/** A picture; its id says what it shows. */
export const imageFixture = (id: string, changes: Partial<Image> = {}): Image => ({
  url: `/api/v1/images/${id}`,
  color: '#22303c',
  tone: 'dark',
  focus: { x: 0.5, y: 0.4 },
  ...changes,
});
