export { ListBody } from './list-body.tsx';
export { CardGrid, type CardGridProps } from './card-grid.tsx';
export { ListNote, type ListNoteProps } from './list-note.tsx';
export { ListCount, ListPage, type ListPageProps, ListResults, ListTabs } from './list-page.tsx';
