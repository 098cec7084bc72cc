export { KaraokeCard, type KaraokeCardProps, type KaraokeSummary } from './karaoke-card.tsx';
