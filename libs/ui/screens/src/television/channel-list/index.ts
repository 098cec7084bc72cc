export { ChannelList, type ChannelListProps } from './channel-list.tsx';
