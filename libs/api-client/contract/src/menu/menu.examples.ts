import type { OperationExamples } from '../operation-examples.ts';
import { menuFixture } from './menu.fixtures.ts';
import type { menuOperations } from './menu.operations.ts';

/** A successful call of each. */
export const menuExamples: OperationExamples<typeof menuOperations> = {
  listMenuItems: { answer: menuFixture },
};
