export { PlaybackAccess, type PlaybackAccessProps } from './playback-access.view.tsx';
