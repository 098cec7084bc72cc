import type { OperationExamples } from '../operation-examples.ts';
import type { imagesOperations } from './images.operations.ts';

/** A successful call of each. */
export const imagesExamples: OperationExamples<typeof imagesOperations> = {
  getImage: { params: { id: 'poster-metropolis', size: '230x333', format: 'avif' } },
};
