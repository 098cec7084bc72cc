import { defineOperation } from '../define-operation.ts';
import { menuSchema } from './menu.schema.ts';

/** The main menu. */
export const listMenuItemsOperation = defineOperation({
  operationId: 'listMenuItems',
  method: 'get',
  path: '/menu',
  tag: 'menu',
  summary: 'The main menu',
  access: 'anyone',
  answer: menuSchema,
  status: 200,
  errors: [],
});

/** The calls of this resource by operation id. */
export const menuOperations = {
  listMenuItems: listMenuItemsOperation,
} as const;
