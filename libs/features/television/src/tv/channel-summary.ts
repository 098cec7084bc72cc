export { channelSummary } from '@foyer/blocks/cards';
