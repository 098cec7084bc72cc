export { EpgCard, type EpgCardProps, type ProgrammeSummary } from './epg-card.tsx';
