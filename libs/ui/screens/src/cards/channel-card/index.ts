export { ChannelCard } from './channel-card.tsx';
export type { ChannelCardProps, ChannelSummary } from './channel.types.ts';
