export { servicePath, servicesPath, serviceSummary } from '@foyer/blocks/cards';
