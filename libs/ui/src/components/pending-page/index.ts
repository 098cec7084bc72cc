export { PendingPage } from './pending-page.tsx';
