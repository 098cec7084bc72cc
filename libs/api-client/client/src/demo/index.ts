export { demoSignIn, listDemoAccounts } from './demo.resource.ts';
