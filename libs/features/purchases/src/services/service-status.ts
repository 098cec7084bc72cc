export { serviceStatus } from '@foyer/blocks/cards';
