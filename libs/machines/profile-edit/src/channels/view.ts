export {
  type ListedChannel,
  ProfileChannelsFlow,
  type ProfileChannelsFlowProps,
} from './profile-channels.view.tsx';
