export { SongPage, type SongPageProps } from './song-page.tsx';
