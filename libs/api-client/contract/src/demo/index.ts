export { listDemoAccountsOperation, demoSignInOperation } from './demo.operations.ts';
export {
  demoSignInSchema,
  type DemoSignIn,
  demoAccountsSchema,
  type DemoAccounts,
} from './demo.schema.ts';
