export { listMenuItemsOperation } from './menu.operations.ts';
export { menuItemSchema, type MenuItem, menuSchema, type Menu } from './menu.schema.ts';
