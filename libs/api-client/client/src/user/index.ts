export { userQuery } from './user.queries.ts';
export { getUser } from './user.resource.ts';
