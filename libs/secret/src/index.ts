export { Secret, secret } from './secret.ts';
