export { GenreCard, type GenreCardProps } from './genre-card.tsx';
