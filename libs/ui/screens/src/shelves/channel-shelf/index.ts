export { ChannelShelf, type ChannelShelfProps } from './channel-shelf.tsx';
