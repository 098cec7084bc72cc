export {
  channelPath,
  channelPlayerPath,
  programmePath,
  showPath,
  tvPath,
  type ProgrammeStart,
} from '@foyer/blocks/cards';
