export { AccountList, type AccountListProps, type AccountRow } from './account-list.tsx';
